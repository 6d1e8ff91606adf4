import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort, migrateLocally, run, wrangler } from '../scripts/lib/machine.mjs';
import { serve } from '../scripts/lib/site.mjs';
import { type Measure, measure, told } from './report.ts';

/** How much code the Worker is, and how long it takes from the start of its process to the first answer. */
export async function benchWorker(): Promise<Measure[]> {
  const out = mkdtempSync(join(tmpdir(), 'rihla-bundle-'));
  await run([wrangler, 'deploy', '--dry-run', '--outdir', out], { output: 'on failure' });
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|mjs|wasm)$/.test(file),
  );
  const gzip = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(out, file)), { level: 9 }).length, 0);
  rmSync(out, { recursive: true, force: true });

  const state = mkdtempSync(join(tmpdir(), 'rihla-bench-'));
  await migrateLocally(['--persist-to', state]);
  const begun = Date.now();
  const site = serve({ port: await freePort(), state, envFile: 'tests/support/empty.env', log: 'ignore' });
  await site.ready();
  const ready = Date.now() - begun;
  await site.stop();
  rmSync(state, { recursive: true, force: true });
  return [
    measure('Worker bundle, gzip', gzip / 1000, 450, ' kB'),
    told('wrangler dev, from its start to the first answer', `${ready} ms`),
  ];
}
