// `npm run early-signups`: 48 newsletter signups, each started within three seconds of the first paint on a slow phone.
import { installAndBuild, run } from './lib/tooling.mjs';

await installAndBuild();
process.exit((await run(['scripts/e2e.mjs', 'early-signups'], { env: { EARLY_SIGNUPS: 'all' } })) ? 0 : 1);
