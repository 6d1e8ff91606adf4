import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { siteUrl } from '../../../scripts/lib/site-url.ts';
import { brand } from '../../../src-shared/brand.ts';

let folder: string;
beforeEach(() => {
  vi.stubEnv('SITE_URL', undefined);
  folder = mkdtempSync(join(tmpdir(), 'site-url-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
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
