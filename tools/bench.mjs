// `npm run bench`: measures the site against its limits. `npm run bench -- start` runs one part.
import { ensureInstalled, installAndBuild, run } from '../scripts/lib/tooling.mjs';

await installAndBuild();
ensureInstalled(import.meta.dirname);
process.exit(
  (await run(['--disable-warning=ExperimentalWarning', 'tools/bench/bench.ts', ...process.argv.slice(2)])) ? 0 : 1,
);
