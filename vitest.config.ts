import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { useFastTemp } from './tests/support/fast-temp.ts';
import { propertyRuns } from './tests/support/property-runs.ts';
import { timeouts } from './tests/support/timeouts.ts';

useFastTemp();
const noAssets = join(tmpdir(), 'rihla-no-assets');
mkdirSync(noAssets, { recursive: true });
const migrations = await readD1Migrations('migrations');

const limits = {
  testTimeout: timeouts.test,
  hookTimeout: timeouts.test,
  expect: { poll: { timeout: timeouts.wait } },
};

export default defineConfig({
  test: {
    // The default leaves one CPU unused, which is half of a two-core machine.
    maxWorkers: '100%',
    provide: { testTime: process.env.TEST_TIME ?? '' },
    projects: [
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              // The built pages have tests of their own: with and without a build, these see the Worker's own answers.
              assets: { directory: noAssets, binding: 'ASSETS' },
              bindings: {
                TEST_MIGRATIONS: migrations,
                PROPERTY_RUNS: String(propertyRuns),
                TEST_FULL: process.env.TEST_FULL ?? '',
                // These override a developer's .dev.vars.
                SITE_URL: 'https://rihla.example',
                RESEND_API_KEY: '',
                MAIL_PER_SECOND: '1000',
                RESEND_WEBHOOK_SECRET: '',
                NEWSLETTER_DOUBLE_OPT_IN: '',
                CHAT_API_URL: 'https://model.test/v1',
                CHAT_API_KEY: 'sk-test',
                ACCESS_TEAM_DOMAIN: 'https://team.test',
                ACCESS_AUD: 'aud-test',
                TURNSTILE_SECRET_KEY: '',
                HSTS: '',
              },
            },
          }),
        ],
        test: {
          name: 'worker',
          include: ['tests/{worker,attacks}/**/*.test.{ts,tsx}'],
          globalSetup: ['./tests/support/provide-sections.ts'],
          setupFiles: ['./tests/support/test-time.ts', './tests/worker/setup.ts'],
          // All files run in one Worker, because loading it takes two seconds. `setup.ts` empties its storage for each file.
          isolate: false,
          ...limits,
        },
      },
      {
        test: {
          name: 'node',
          include: ['tests/{architecture,scripts,shared}/**/*.test.ts'],
          // Most scripts import wrangler, which takes a second to load.
          isolate: false,
          setupFiles: ['./tests/support/test-time.ts', './tests/support/fresh-modules.ts'],
          ...limits,
        },
      },
      {
        test: {
          // Reads `dist/`, so it needs a build.
          name: 'promises',
          include: ['tests/promises/*.test.ts'],
          isolate: false,
          ...limits,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['tests/{web,promises/web}/**/*.test.{ts,tsx}'],
          setupFiles: ['./tests/support/test-time.ts', './tests/web/setup.ts'],
          // One window for all files: a new one for each takes a second. `setup.ts` empties it after each test.
          isolate: false,
          ...limits,
        },
      },
    ],
  },
});
