// `npm run setup`: creates the missing resources of the site at Cloudflare (docs/deploy.md).
import { ensureInstalled, run } from './lib/tooling.mjs';

ensureInstalled();
process.exit((await run(['scripts/setup/run.ts', ...process.argv.slice(2)], { input: 'inherit' })) ? 0 : 1);
