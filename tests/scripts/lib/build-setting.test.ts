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
`;

it('reads a value with spaces and semicolons from wrangler.toml', () => {
  writeFileSync(join(folder, 'wrangler.toml'), wranglerToml);
  expect(buildSetting('HSTS', folder)).toBe('max-age=63072000; includeSubDomains; preload');
  expect(buildSetting('SITE_URL', folder)).toBe('http://localhost:8787');
});

it('prefers .dev.vars to wrangler.toml, and the environment to both', () => {
  writeFileSync(join(folder, 'wrangler.toml'), wranglerToml);
  writeFileSync(join(folder, '.dev.vars'), `HSTS='max-age=0; preload'\n`);
  expect(buildSetting('HSTS', folder)).toBe('max-age=0; preload');
  vi.stubEnv('HSTS', '');
  expect(buildSetting('HSTS', folder)).toBe('');
});

it('returns an empty string when the setting is missing or empty', () => {
  expect(buildSetting('HSTS', folder)).toBe('');
  writeFileSync(join(folder, 'wrangler.toml'), wranglerToml);
  expect(buildSetting('EMPTY', folder)).toBe('');
});
