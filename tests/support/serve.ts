/** Serves the built site for the end-to-end tests, with a temporary database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../scripts/lib/site.mjs';
import { freePort, migrateLocally } from '../../scripts/lib/tooling.mjs';
import { serveAssets } from './asset-server.ts';

const port = Number(process.env.E2E_PORT ?? 8790);
const mocks = `http://127.0.0.1:${process.env.E2E_MOCKS_PORT ?? 8791}`;
const state = mkdtempSync(join(tmpdir(), 'rihla-e2e-'));
if (!(await migrateLocally(state))) throw new Error('The test database could not be migrated.');
const worker = await freePort();
serveAssets(port, worker);
const site = serve({
  port: worker,
  state,
  // Replaces a developer's .dev.vars.
  envFile: 'tests/support/empty.env',
  vars: { SITE_URL: `http://localhost:${port}`, CHAT_API_URL: `${mocks}/v1`, CHAT_API_KEY: 'sk-e2e' },
  log: process.env.E2E_LOG ? 'inherit' : 'ignore',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void site.stop());
await site.ended;
rmSync(state, { recursive: true, force: true });
process.exit();
