import * as z from 'zod';
import { brand } from '../src-shared/brand.ts';
import { retentionDays } from '../src-shared/retention-days.ts';
import type { ChatSessionRpc, StaffDeskRpc } from './chat/rpc.ts';

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
  FILES: R2Bucket;
  MAIL_PACE: DurableObjectNamespace<MailPaceRpc>;
  /** Without it, the Cron Trigger sends the letters. */
  MAIL_QUEUE?: Queue<{ batchId: string }>;
  SUBMISSION_LIMIT: RateLimit;
  NEWSLETTER_LIMIT: RateLimit;
  CHAT_LIMIT: RateLimit;
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
  ANALYTICS_CAMPAIGNS?: string;
  HSTS?: string;
}

declare global {
  namespace Cloudflare {
    interface Env extends Bindings {}
  }
}

const origin = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const secret = z.string().min(1).optional();
const positiveInteger = z.coerce.number().int().positive();

const Config = z.object({
  SITE_URL: origin.default(brand.siteUrl),
  MAIL_FROM: z.string().default(brand.mailFrom),
  STAFF_ADDRESSES: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .pipe(z.array(z.email()).min(1))
    .default([...brand.staffAddresses]),
  RESEND_API_KEY: secret,
  RESEND_API_URL: origin.default('https://api.resend.com'),
  RESEND_WEBHOOK_SECRET: secret,
  MAIL_PER_SECOND: z.coerce.number().positive().default(2),
  NEWSLETTER_DOUBLE_OPT_IN: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
  CHAT_API_URL: origin.default('https://api.openai.com/v1'),
  CHAT_API_KEY: secret,
  CHAT_MODEL: z.string().default('gpt-4o'),
  CHAT_CONTEXT: z.enum(['found', 'site']).default('found'),
  CHAT_MAX_TOKENS: positiveInteger.default(1000),
  CHAT_TEMPERATURE: z.coerce.number().min(0).max(2).default(0.7),
  CHAT_TIMEOUT_MS: positiveInteger.default(20_000),
  CHAT_DAILY_TOKENS: positiveInteger.default(2_000_000),
  CHAT_PEOPLE: z.enum(['office_hours', 'always', 'never']).default('office_hours'),
  CHAT_PERSON_SECONDS: positiveInteger.max(3600).default(120),
  ACCESS_TEAM_DOMAIN: origin.optional(),
  ACCESS_AUD: z.string().optional(),
  STAFF_DEV_EMAIL: z.string().default('staff@localhost'),
  TURNSTILE_SITE_KEY: secret,
  TURNSTILE_SECRET_KEY: secret,
  CHAT_RETENTION_DAYS: positiveInteger.default(retentionDays.chat),
  MAIL_RETENTION_DAYS: positiveInteger.default(retentionDays.mail),
  SUBMISSION_RETENTION_DAYS: positiveInteger.default(retentionDays.submission),
  APPLICATION_RETENTION_DAYS: positiveInteger.default(retentionDays.application),
  BOOKING_NOTICE_HOURS: z.coerce.number().min(0).default(4),
  BOOKING_HORIZON_DAYS: positiveInteger.max(366).default(60),
  ANALYTICS_CAMPAIGNS: z
    .string()
    .transform((list) =>
      list
        .toLowerCase()
        .split(',')
        .map((name) => name.trim()),
    )
    .pipe(z.array(z.string().regex(/^[a-z0-9_.-]{1,40}$/)).max(50))
    .default([]),
  HSTS: z
    .string()
    .regex(/^max-age=\d+(; ?(includeSubDomains|preload))*$/i)
    .optional(),
});
export type Config = z.infer<typeof Config>;

const parsed = new WeakMap<Bindings, Config>();

/** Throws an error that names every variable that does not parse, never its value. */
export function configOf(env: Bindings): Config {
  const known = parsed.get(env);
  if (known) return known;
  const names = Object.keys(Config.shape) as (keyof Bindings & keyof Config)[];
  const result = Config.safeParse(Object.fromEntries(names.map((name) => [name, env[name] || undefined])));
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
    throw new Error(`The configuration is not valid: ${faults.join('; ')}`);
  }
  parsed.set(env, result.data);
  return result.data;
}
