import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, wrangler } from '../../scripts/lib/tooling.mjs';

/** A Worker that only runs the same database statements: the upper bound of the throughput. */
export const bareConfig = 'tools/bench/bare/wrangler.toml';

export async function bundle(config = 'wrangler.toml'): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-bundle-'));
  const args = [wrangler, 'deploy', '--dry-run', '--config', config, '--outdir', folder];
  if (!(await run(args, { output: 'on failure' }))) throw new Error(`${config} could not be bundled`);
  return folder;
}
