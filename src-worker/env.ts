import type { ChatSessionRpc, StaffDeskRpc } from './chat/rpc.ts';
import { type Config, faultsIn, parseConfig, type Settings } from './config.ts';

export interface MailPaceRpc extends Rpc.DurableObjectBranded {
  take(turn: { urgent: boolean; maxWait: number }): Promise<boolean>;
  pause(duration: number): Promise<void>;
}

/** The binding of Workers AI, as far as Joe uses it. */
export interface AiBinding {
  run(model: string, input: object, options: { returnRawResponse: true; signal: AbortSignal }): Promise<Response>;
}

export interface Bindings extends Settings {
  DB: D1Database;
  ASSETS: Fetcher;
  CHAT_SESSION: DurableObjectNamespace<ChatSessionRpc>;
  STAFF_DESK: DurableObjectNamespace<StaffDeskRpc>;
  EMAIL: SendEmail;
  /** Without a key of another service, Joe asks this binding. */
  AI?: AiBinding;
  FILES?: R2Bucket;
  VERSION?: WorkerVersionMetadata;
  MAIL_PACE: DurableObjectNamespace<MailPaceRpc>;
  /** Without this queue, the Cron Trigger sends the newsletter emails. */
  MAIL_QUEUE?: Queue<{ batchId: string }>;
  SUBMISSION_LIMIT: RateLimit;
  NEWSLETTER_LIMIT: RateLimit;
  CHAT_LIMIT: RateLimit;
  CHAT_READ_LIMIT: RateLimit;
  CLICK_LIMIT: RateLimit;
  BEACON_LIMIT: RateLimit;
  BEACON_WRITE_LIMIT: RateLimit;
}

declare global {
  namespace Cloudflare {
    interface Env extends Bindings {}
  }
}

const parsed = new WeakMap<Bindings, Config>();

/** Throws an error that names each invalid variable, never its value. */
export function configOf(env: Bindings): Config {
  const cached = parsed.get(env);
  if (cached) return cached;
  const result = parseConfig(env);
  if (!result.success) {
    throw new Error(`The configuration is not valid: ${faultsIn(result.error).join('; ')}`);
  }
  parsed.set(env, result.data);
  return result.data;
}

/** The same bindings with another database. They share what was parsed of the settings. */
export function withDatabase(env: Bindings, DB: D1Database): Bindings {
  const changed = { ...env, DB };
  parsed.set(changed, configOf(env));
  return changed;
}

export function staffDesk({ STAFF_DESK }: Pick<Bindings, 'STAFF_DESK'>) {
  return STAFF_DESK.get(STAFF_DESK.idFromName('desk'));
}
