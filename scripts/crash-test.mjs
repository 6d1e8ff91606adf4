// `npm run torture`: kills the site while it takes requests, again and again, and counts what was lost. On loopback only.
import { ensureInstalled, fail, run } from './lib/tooling.mjs';

ensureInstalled();
if (!(await run(['scripts/build-web.ts'], { output: 'on failure' }))) fail('The site could not be built; see above.');
process.exit((await run(['tests/crash/crash-test.ts'])) ? 0 : 1);
