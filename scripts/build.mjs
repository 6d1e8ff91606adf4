// `npm run build`: all that `wrangler dev` and `wrangler deploy` need, in dist/.
import { ensureInstalled, run } from './lib/tooling.mjs';

ensureInstalled();
process.exit((await run(['scripts/build-web.ts'])) ? 0 : 1);
