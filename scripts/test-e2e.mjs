// `npm run test:e2e [-- <Playwright arguments>]`: builds the site and runs end-to-end tests, for example `-- chat`.
import { installAndBuild, run } from './lib/tooling.mjs';

await installAndBuild();
process.exit((await run(['scripts/e2e.mjs', ...process.argv.slice(2)])) ? 0 : 1);
