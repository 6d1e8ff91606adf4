import type { ChatSessionRpc, StaffDeskRpc } from './chat/rpc.ts';
import { type Config, faultsIn, parseConfig } from './config.ts';

export interface MailPaceRpc extends Rpc.DurableObjectBranded {
  take(turn: { urgent: boolean; maxWait: number }): Promise<boolean>;
  pause(duration: number): Promise<void>;
}

export interface Bindings {
  DB: D1Database;
  ASSETS: Fetcher;
  CHAT_SESSION: DurableObjectNamespace<ChatSessionRpc>;
  STAFF_DESK: DurableObjectNamespace<StaffDeskRpc>;
  EMAIL: SendEmail;
  FILES?: R2Bucket;
  VERSION?: WorkerVersionMetadata;
  MAIL_PACE: DurableObjectNamespace<MailPaceRpc>;
  /** Without this queue, the Cron Trigger sends the newsletter emails. */
  MAIL_QUEUE?: Queue<{ batchId: string }>;
  SUBMISSION_LIMIT: RateLimit;
  NEWSLETTER_LIMIT: RateLimit;
  CHAT_LIMIT: RateLimit;
  CHAT_READ_LIMIT: RateLimit;
  LETTER_LIMIT: RateLimit;
  BEACON_LIMIT: RateLimit;
  BEACON_WRITE_LIMIT: RateLimit;
  SITE_URL?: string;
  MAIL_FROM?: string;
  STAFF_ADDRESSES?: string;
  RESEND_API_KEY?: string;
  RESEND_API_URL?: string;
  RESEND_WEBHOOK_SECRET?: string;
  MAIL_PER_SECOND?: string;
  NEWSLETTER_DOUBLE_OPT_IN?: string;
  CHAT_API_URL?: string;
  CHAT_API_KEY?: string;
  CHAT_MODEL?: string;
  CHAT_CONTEXT?: string;
  CHAT_MAX_TOKENS?: string;
  CHAT_TEMPERATURE?: string;
  CHAT_TIMEOUT_MS?: string;
  CHAT_DAILY_TOKENS?: string;
  CHAT_PEOPLE?: string;
  CHAT_PERSON_SECONDS?: string;
  ACCESS_TEAM_DOMAIN?: string;
  ACCESS_AUD?: string;
  STAFF_DEV_EMAIL?: string;
  TURNSTILE_SITE_KEY?: string;
  TURNSTILE_SECRET_KEY?: string;
  CHAT_RETENTION_DAYS?: string;
  MAIL_RETENTION_DAYS?: string;
  SUBMISSION_RETENTION_DAYS?: string;
  APPLICATION_RETENTION_DAYS?: string;
  BOOKING_NOTICE_HOURS?: string;
  BOOKING_HORIZON_DAYS?: string;
  HEALTH_TOKEN?: string;
  HEARTBEAT_URL?: string;
  ALERT_WEBHOOK_URL?: string;
  ALERT_FORMAT?: string;
  HSTS?: string;
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
