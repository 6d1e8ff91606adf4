// `npm run test:e2e [-- <Playwright arguments>]`: builds the site and runs end-to-end tests, for example `-- chat`.
import { ensureInstalled, fail, run } from './lib/tooling.mjs';

ensureInstalled();
if (!(await run(['scripts/build-web.ts'], { output: 'on failure' }))) fail('The build failed; see the output above.');
process.exit((await run(['scripts/e2e.mjs', ...process.argv.slice(2)])) ? 0 : 1);
