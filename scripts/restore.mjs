// `npm run restore -- --from DIR`: restores such a folder into an empty database (docs/operations.md).
import { ensureInstalled, run } from './lib/tooling.mjs';

ensureInstalled();
process.exit((await run(['scripts/backup/run.ts', 'restore', ...process.argv.slice(2)])) ? 0 : 1);
