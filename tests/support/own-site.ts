import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../scripts/lib/site.mjs';
import { freePort, migrateLocally } from '../../scripts/lib/tooling.mjs';

/** Serves the built site with settings of its own, on a free port with a temporary database, which `stop` deletes. */
export async function startOwnSite(vars: Record<string, string>) {
  const port = await freePort();
  const state = mkdtempSync(join(tmpdir(), 'rihla-own-'));
  if (!(await migrateLocally(state))) throw new Error('The test database could not be migrated.');
  const site = serve({
    port,
    state,
    envFile: 'tests/support/empty.env',
    vars: { SITE_URL: `http://localhost:${port}`, ...vars },
    log: process.env.E2E_LOG ? 'inherit' : 'ignore',
  });
  async function stop() {
    await site.stop();
    rmSync(state, { recursive: true, force: true });
  }
  if (await site.ready()) return { url: site.url, stop };
  await stop();
  throw new Error('The site did not start; E2E_LOG=1 shows its log.');
}
