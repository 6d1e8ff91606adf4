import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { brand } from '#shared/brand.ts';
import { retentionDays } from '#shared/site/retention-days.ts';
import { buildSetting, retentionSettings, siteUrl } from '../../../scripts/lib/build-settings.ts';

const names = ['SITE_URL', ...['SUBMISSION', 'APPLICATION', 'MAIL', 'CHAT'].map((kind) => `${kind}_RETENTION_DAYS`)];

let folder: string;
beforeEach(() => {
  for (const name of names) vi.stubEnv(name, undefined);
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

const wranglerToml = `
# A visitor's own "words"
[vars]
SITE_URL = "http://localhost:8787" # where it is
HSTS = "max-age=63072000; includeSubDomains; preload"
EMPTY = ""

[[ratelimits]]
simple = { limit = 10, period = 60 }

[env.staging.vars]
SITE_URL = "https://staging.rihla.ae"
`;

it('reads a value with spaces and semicolons from wrangler.toml', () => {
  writeFileSync(join(folder, 'wrangler.toml'), wranglerToml);
  expect(buildSetting('HSTS', folder)).toBe('max-age=63072000; includeSubDomains; preload');
  expect(buildSetting('SITE_URL', folder)).toBe('http://localhost:8787');
});

it('reads the environment that CLOUDFLARE_ENV names, and no other', () => {
  writeFileSync(join(folder, 'wrangler.toml'), wranglerToml);
  vi.stubEnv('CLOUDFLARE_ENV', 'staging');
  expect(buildSetting('SITE_URL', folder)).toBe('https://staging.rihla.ae');
  expect(buildSetting('HSTS', folder)).toBe('');
});

it('ignores .dev.vars, unless a local site names it', () => {
  writeFileSync(join(folder, 'wrangler.toml'), wranglerToml);
  writeFileSync(join(folder, '.dev.vars'), `HSTS='max-age=0; preload'\n`);
  expect(buildSetting('HSTS', folder)).toBe('max-age=63072000; includeSubDomains; preload');
  vi.stubEnv('SETTINGS_FILE', '.dev.vars');
  expect(buildSetting('HSTS', folder)).toBe('max-age=0; preload');
  vi.stubEnv('HSTS', '');
  expect(buildSetting('HSTS', folder)).toBe('');
});

it('returns an empty string when the setting is missing or empty', () => {
  expect(buildSetting('HSTS', folder)).toBe('');
  writeFileSync(join(folder, 'wrangler.toml'), wranglerToml);
  expect(buildSetting('EMPTY', folder)).toBe('');
});

it("is the brand's origin, or the setting without a trailing slash", () => {
  expect(siteUrl(folder)).toBe(brand.siteUrl);
  writeFileSync(join(folder, 'wrangler.toml'), '[vars]\nSITE_URL = "https://www.rihla.example/"\n');
  expect(siteUrl(folder)).toBe('https://www.rihla.example');
  vi.stubEnv('SITE_URL', '');
  expect(siteUrl(folder)).toBe(brand.siteUrl);
});

it.each(['rihla.example', 'ftp://rihla.example', 'https:'])('refuses %s, which is no http or https URL', (value) => {
  vi.stubEnv('SITE_URL', value);
  expect(() => siteUrl(folder)).toThrow(`SITE_URL is not an http or https URL: ${value}`);
});

it('states the defaults, or the settings of the Worker', () => {
  expect(retentionSettings(folder)).toEqual(retentionDays);
  vi.stubEnv('CHAT_RETENTION_DAYS', '30');
  expect(retentionSettings(folder)).toEqual({ ...retentionDays, chat: 30 });
});

it.each(['0', '-1', '1.5', 'a year'])('refuses %s', (value) => {
  vi.stubEnv('MAIL_RETENTION_DAYS', value);
  expect(() => retentionSettings(folder)).toThrow('MAIL_RETENTION_DAYS must be a positive whole number of days');
});
