import { globSync, readFileSync } from 'node:fs';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { timeouts } from './tests/support/timeouts.ts';

const migrations = await readD1Migrations('migrations');

const limits = {
  testTimeout: timeouts.test,
  hookTimeout: timeouts.test,
  expect: { poll: { timeout: timeouts.wait } },
};

/** The packages that the Worker and its tests import. */
function workerPackages(): string[] {
  const sources = globSync('{src-shared,src-worker,tests/worker}/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const packages = sources.join('\n').matchAll(/(?:^(?:import|export|\}) [^;']*?from |import\()'([\w@][\w@/.-]*)'/gm);
  return [...new Set([...packages].map(([, name]) => name!))].filter((name) => !/^(vitest|@rihla)/.test(name));
}

export default defineConfig({
  test: {
    // The default leaves one CPU unused, which is half of a two-core machine.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                TEST_MIGRATIONS: migrations,
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
          include: ['tests/worker/**/*.test.{ts,tsx}'],
          setupFiles: ['./tests/worker/setup.ts'],
          // Each test file loads the Worker anew, which takes a third of the time when packages are bundled. A package of
          // which only some entry points are bundled is loaded twice.
          deps: { optimizer: { ssr: { enabled: true, include: workerPackages() } } },
          ...limits,
        },
      },
      { test: { name: 'node', include: ['tests/{architecture,scripts,shared}/**/*.test.ts'], ...limits } },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['tests/web/**/*.test.tsx', 'tests/web/**/*.test.ts'],
          setupFiles: ['./tests/web/setup.ts'],
          ...limits,
        },
      },
    ],
  },
});
