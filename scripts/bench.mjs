// `npm run bench`: measures the site against its limits. `npm run bench -- start` runs one part.
import { installAndBuild, run } from './lib/tooling.mjs';

await installAndBuild();
process.exit(
  (await run(['--disable-warning=ExperimentalWarning', 'bench/bench.ts', ...process.argv.slice(2)])) ? 0 : 1,
);
