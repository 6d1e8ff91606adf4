import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'smol-toml';
import { brand } from '#shared/brand.ts';
import { type RetentionDays, retentionDays } from '#shared/site/retention-days.ts';

interface Vars {
  vars?: Record<string, string>;
}

/**
 * The environment, then wrangler.toml: `[vars]`, or `[env.NAME.vars]` with CLOUDFLARE_ENV. Only a local site names a
 * SETTINGS_FILE, which precedes wrangler.toml: a deployment must not contain its values.
 */
export function buildSetting(name: string, folder = '.'): string {
  const { SETTINGS_FILE, CLOUDFLARE_ENV } = process.env;
  if (process.env[name] !== undefined) return process.env[name];
  const local = SETTINGS_FILE ? parseEnv(read(join(folder, SETTINGS_FILE)))[name] : undefined;
  return local || varsIn(read(join(folder, 'wrangler.toml')), CLOUDFLARE_ENV)[name] || '';
}

function varsIn(toml: string, environment: string | undefined): Record<string, string> {
  const config = parse(toml) as Vars & { env?: Record<string, Vars> };
  return (environment ? config.env?.[environment] : config)?.vars ?? {};
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

export function siteUrl(folder?: string): string {
  const url = (buildSetting('SITE_URL', folder) || brand.siteUrl).replace(/\/+$/, '');
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error(`SITE_URL is not an http or https URL: ${url}`);
  return url;
}

/** The retention periods that the legal pages state. @throws Error when a setting is not a positive integer */
export function retentionSettings(folder?: string): RetentionDays {
  return {
    submission: days('SUBMISSION_RETENTION_DAYS', retentionDays.submission, folder),
    application: days('APPLICATION_RETENTION_DAYS', retentionDays.application, folder),
    mail: days('MAIL_RETENTION_DAYS', retentionDays.mail, folder),
    chat: days('CHAT_RETENTION_DAYS', retentionDays.chat, folder),
  };
}

function days(name: string, otherwise: number, folder?: string): number {
  const value = Number(buildSetting(name, folder) || otherwise);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a positive whole number of days`);
  return value;
}
