import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { brand } from '../src-shared/brand.ts';
import { deployFaults, newsletterWarning, originOfWorker } from './lib/deploy-checks.ts';
import { siteUrl } from './lib/site-url.ts';
import { env, root, wrangler } from './lib/tooling.mjs';

const wranglerToml = readFileSync(join(root, 'wrangler.toml'), 'utf8');
const workerOrigin = originOfWorker(process.argv.slice(2), parseEnv(wranglerToml).SITE_URL || brand.siteUrl);
const faults = deployFaults({ wranglerToml, pagesOrigin: siteUrl(root), workerOrigin });
if (faults.length > 0) {
  for (const fault of faults) console.error(`✗ ${fault}`);
  process.exit(1);
}

const timeout = 30_000;
const listed = spawnSync(process.execPath, [wrangler, 'secret', 'list', '--format', 'json'], {
  cwd: root,
  env,
  encoding: 'utf8',
  timeout,
  stdio: ['ignore', 'pipe', 'ignore'],
});
const warning = newsletterWarning(listed.status === 0 ? listed.stdout : undefined);
if (warning) console.warn(`! ${warning}`);
