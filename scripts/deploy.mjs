// `npm run deploy`: checks, builds, migrates the remote database, deploys. docs/deploy.md describes the setup.
import { ensureInstalled, fail, run, wrangler } from './lib/tooling.mjs';

const args = process.argv.slice(2);

ensureInstalled();
if (!(await run(['scripts/check-deploy.ts', ...args]))) process.exit(1);
if (!(await run(['scripts/build-web.ts']))) fail('The site could not be built; nothing was deployed.');
if (!(await run([wrangler, 'd1', 'migrations', 'apply', 'DB', '--remote']))) {
  fail('The database could not be migrated; nothing was deployed.');
}
if (!(await run([wrangler, 'deploy', ...args]))) fail('The deployment failed; see the output of wrangler above.');
