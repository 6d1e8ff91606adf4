// `npm run deploy`: checks, builds, migrates the remote database, deploys, and tests the site (docs/deploy.md).
import { ensureInstalled, run } from './lib/tooling.mjs';

ensureInstalled();
process.exit((await run(['scripts/deploy/run.ts', ...process.argv.slice(2)], { input: 'inherit' })) ? 0 : 1);
