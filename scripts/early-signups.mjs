// `npm run early-signups`: 48 newsletter signups, each started within three seconds of the first paint on a slow phone.
import { ensureInstalled, fail, run } from './lib/tooling.mjs';

ensureInstalled();
if (!(await run(['scripts/build-web.ts'], { output: 'on failure' }))) fail('The site could not be built; see above.');
process.exit((await run(['scripts/e2e.mjs', 'early-signups'], { env: { EARLY_SIGNUPS: 'all' } })) ? 0 : 1);
