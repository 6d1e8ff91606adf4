// Runs a script on the pinned Node, and installs the packages before if they are missing: node scripts/run.mjs SCRIPT [arguments]
import { ensureInstalled, run } from './lib/tooling.mjs';

ensureInstalled();
process.exit((await run(process.argv.slice(2), { input: 'inherit' })) ? 0 : 1);
