import * as z from 'zod';
import { brand } from '#shared/brand.ts';
import { addressesIn } from '#shared/forms/address-list.ts';
import { retentionDays } from '#shared/site/retention-days.ts';

const origin = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/(?<!\/)\/+$/, ''));
const secret = z.string().min(1).optional();
const positiveInteger = z.coerce.number().int().positive();

const Config = z.object({
  SITE_URL: origin.default(brand.siteUrl),
  MAIL_FROM: z.string().default(brand.mailFrom),
  STAFF_ADDRESSES: z
    .string()
    .transform(addressesIn)
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
  WHATSAPP_PHONE_ID: z.string().regex(/^\d+$/).optional(),
  WHATSAPP_TOKEN: secret,
  WHATSAPP_APP_SECRET: secret,
  WHATSAPP_VERIFY_TOKEN: secret,
  WHATSAPP_API_URL: origin.default('https://graph.facebook.com/v24.0'),
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
  HEALTH_TOKEN: secret,
  HEARTBEAT_URL: z.url({ protocol: /^https?$/ }).optional(),
  ALERT_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  ALERT_FORMAT: z.enum(['slack', 'teams', 'ntfy', 'json']).optional(),
  HSTS: z
    .string()
    .regex(/^max-age=\d+(; ?(includeSubDomains|preload))*$/i)
    .optional(),
});
export type Config = z.infer<typeof Config>;

/** The variables and secrets, as the platform hands them over. */
export type Settings = { [Name in keyof Config]?: string };

export function parseConfig(env: Partial<Record<keyof Config, unknown>>) {
  const names = Object.keys(Config.shape) as (keyof Config)[];
  return Config.safeParse(Object.fromEntries(names.map((name) => [name, env[name] || undefined])));
}

export function faultsIn(error: z.ZodError): string[] {
  return error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
}
