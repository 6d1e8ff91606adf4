// Runs the end-to-end tests against the built site, on free ports: node scripts/e2e.mjs [Playwright arguments]
import { ensureTestBrowser } from './lib/chromium.mjs';
import { freePort, run, tool } from './lib/tooling.mjs';

const ports = { E2E_PORT: String(await freePort()), E2E_MOCKS_PORT: String(await freePort()) };
const passed = await run([tool('@playwright/test/cli.js'), 'test', ...process.argv.slice(2)], {
  env: { ...ports, CHROMIUM_PATH: ensureTestBrowser() },
});
process.exit(passed ? 0 : 1);
