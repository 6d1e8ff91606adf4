// `npm run deploy`: builds, migrates the remote database, deploys. docs/deploy.md describes the setup.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, fail, root, run, wrangler } from './lib/tooling.mjs';

ensureInstalled();
const config = readFileSync(join(root, 'wrangler.toml'), 'utf8');
if (config.includes('00000000-0000-0000-0000-000000000000')) {
  fail('wrangler.toml has no database yet: create one and set its database_id (docs/deploy.md, step 1).');
}
if (!(await run(['scripts/build-web.ts']))) fail('The site could not be built; nothing was deployed.');
if (!(await run([wrangler, 'd1', 'migrations', 'apply', 'DB', '--remote']))) {
  fail('The database could not be migrated; nothing was deployed.');
}
if (!(await run([wrangler, 'deploy', ...process.argv.slice(2)])))
  fail('The deployment failed; see the output of wrangler above.');
