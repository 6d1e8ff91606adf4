// `npm run crash-test`: kills the site several times while it is under load, and counts what was lost. Uses loopback only.
import { ensureInstalled, fail, run } from './lib/tooling.mjs';

ensureInstalled();
if (!(await run(['scripts/build-web.ts'], { output: 'on failure' }))) fail('The site could not be built; see above.');
process.exit((await run(['tests/crash/crash-test.ts'])) ? 0 : 1);
