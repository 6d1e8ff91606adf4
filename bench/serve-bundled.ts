import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, migrateLocally } from '../scripts/lib/machine.mjs';
import { serve } from '../scripts/lib/site.mjs';
import { bundle } from './bundle.ts';

interface Served {
  config: string;
  /** The bundled file. */
  script: string;
  more?: string[];
  answers?: string;
}

/** The built site and its Worker. */
export const site: Served = { config: 'wrangler.toml', script: 'index.js' };

/** Serves a Worker as bundled for deployment, with an empty database: `wrangler dev` then watches no files. */
export async function serveBundled({ config, script, more = [], answers }: Served) {
  const state = mkdtempSync(join(tmpdir(), 'rihla-bench-'));
  await migrateLocally(['--persist-to', state]);
  const folder = await bundle(config);
  const server = serve({
    port: await freePort(),
    state,
    envFile: 'tests/support/empty.env',
    log: 'ignore',
    more: ['--config', config, ...more, '--no-bundle', join(folder, script)],
    answers,
  });
  if (!(await server.ready())) throw new Error(`${config}: the Worker did not start`);
  return {
    url: server.url,
    async stop() {
      await server.stop();
      for (const temporary of [state, folder]) rmSync(temporary, { recursive: true });
    },
  };
}
