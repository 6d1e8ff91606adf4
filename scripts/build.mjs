// `npm run build`: builds everything that `wrangler dev` and `wrangler deploy` need into dist/.
import { ensureInstalled, run } from './lib/tooling.mjs';

ensureInstalled();
process.exit((await run(['scripts/build-web.ts'])) ? 0 : 1);
