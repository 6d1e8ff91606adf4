// `npm run mutate [-- <words>]`: breaks one promise at a time in a copy, and says which test notices it.
import { ensureTestBrowser } from './lib/chromium.mjs';
import { ensureInstalled, run } from './lib/tooling.mjs';

ensureInstalled();
const env = { CHROMIUM_PATH: ensureTestBrowser() };
process.exit((await run(['scripts/mutate/run.ts', ...process.argv.slice(2)], { env })) ? 0 : 1);
