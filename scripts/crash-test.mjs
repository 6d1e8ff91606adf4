// `npm run crash-test`: kills the site several times while it is under load, and counts what was lost. Uses loopback only.
import { installAndBuild, run } from './lib/tooling.mjs';

await installAndBuild();
process.exit((await run(['tests/crash/crash-test.ts'])) ? 0 : 1);
