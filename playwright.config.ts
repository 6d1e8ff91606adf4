import { tmpdir } from 'node:os';
import { defineConfig } from '@playwright/test';
import { useFastTemp } from './tests/support/fast-temp.ts';
import { environmentWith } from './tests/support/fonts.ts';
import { timeouts } from './tests/support/timeouts.ts';

useFastTemp();
const port = process.env.E2E_PORT ?? '8790';
const mocksPort = process.env.E2E_MOCKS_PORT ?? '8791';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: timeouts.test,
  expect: { timeout: timeouts.browserWait },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    // An animation without a GPU takes half a CPU for as long as its page is open. Tests of motion use `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: timeouts.browserWait,
    navigationTimeout: timeouts.wait,
    // A trace would take most of a test's time.
    screenshot: 'only-on-failure',
    launchOptions: {
      // The fonts of a machine decide where lines break.
      env: environmentWith(process.env.FONTS ?? 'liberation', tmpdir()),
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    { command: `${process.execPath} tests/support/mock-servers.ts`, url: `http://127.0.0.1:${mocksPort}/health` },
    {
      command: `${process.execPath} tests/support/serve.ts`,
      url: `http://localhost:${port}/api/health`,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
});
