import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildSetting } from '../../../scripts/lib/build-setting.ts';

let folder: string;
beforeEach(() => {
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
