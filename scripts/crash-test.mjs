// `npm run crash-test`: kills the site several times under load, then locks its database while it sends, and counts lost and
// doubled records. Uses loopback only.
import { installAndBuild, run } from './lib/tooling.mjs';

await installAndBuild();
const passed = await run(['tests/crash/crash-test.ts']);
const sentOnce = await run(['--disable-warning=ExperimentalWarning', 'tests/crash/locked-database.ts']);
process.exit(passed && sentOnce ? 0 : 1);
