// `npm run bench`: measures the site against its limits. `npm run bench -- start` runs one part.
import { ensureInstalled, fail, run } from './lib/tooling.mjs';

ensureInstalled();
if (!(await run(['scripts/build-web.ts'], { output: 'on failure' }))) fail('The site could not be built; see above.');
process.exit(
  (await run(['--disable-warning=ExperimentalWarning', 'bench/bench.ts', ...process.argv.slice(2)])) ? 0 : 1,
);
