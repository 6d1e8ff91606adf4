import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, wrangler } from '../scripts/lib/tooling.mjs';

/** The Worker that is the limit: the same statements, or the same text, and nothing else. */
export const bareConfig = 'bench/bare/wrangler.toml';

/**
 * Bundles a Worker as it would be deployed.
 * @returns the folder with its files, which is the caller's to delete
 * @throws Error when it cannot be bundled
 */
export async function bundle(config = 'wrangler.toml'): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-bundle-'));
  const args = [wrangler, 'deploy', '--dry-run', '--config', config, '--outdir', folder];
  if (!(await run(args, { output: 'on failure' }))) throw new Error(`${config} could not be bundled`);
  return folder;
}
