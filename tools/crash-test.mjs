// `npm run crash-test`: kills the site several times while it is under load, then locks its database while it sends, and counts what
// was lost or doubled. Uses loopback only.
import { installAndBuild, run } from '../scripts/lib/tooling.mjs';

await installAndBuild();
const passed = await run(['tools/crash/crash-test.ts']);
const sentOnce = await run(['--disable-warning=ExperimentalWarning', 'tools/crash/locked-database.ts']);
process.exit(passed && sentOnce ? 0 : 1);
