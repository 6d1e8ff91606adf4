// `npm run setup`: makes what the site needs at Cloudflare, as often as it is run (docs/deploy.md).
import { ensureInstalled, run } from './lib/tooling.mjs';

ensureInstalled();
process.exit((await run(['scripts/setup/run.ts', ...process.argv.slice(2)], { input: 'inherit' })) ? 0 : 1);
