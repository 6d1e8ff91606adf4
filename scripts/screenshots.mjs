// `npm run screenshots`: takes the pictures of README.md from the built site, with the invented month in a database of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureTestBrowser } from './lib/chromium.mjs';
import { serve } from './lib/site.mjs';
import { fail, freePort, installAndBuild, migrateLocally, root, run } from './lib/tooling.mjs';

const pictures = { home: '/', today: '/admin' };

await installAndBuild();
const state = mkdtempSync(join(tmpdir(), 'rihla-screenshots-'));
if (!(await migrateLocally(state))) fail('The local database could not be migrated.');
if (!(await run(['scripts/seed/run.ts', '--persist-to', state], { env: { NODE_ENV: 'production' } }))) {
  fail('The invented month could not be stored; see above.');
}

const port = await freePort();
const vars = { SITE_URL: `http://localhost:${port}` };
const site = serve({ port, state, vars, envFile: '.dev.vars.example', log: 'ignore' });
const browser = await chromium.launch({ executablePath: ensureTestBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  if (!(await site.ready())) fail('The site did not start.');
  // The staff area reports a fault until the Cron Trigger has run.
  await site.runCron();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  for (const [name, path] of Object.entries(pictures)) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await page.screenshot({ path: join(root, 'docs/screenshots', `${name}.png`) });
  }
} finally {
  await Promise.all([browser.close(), site.stop()]);
  rmSync(state, { recursive: true, force: true });
}
