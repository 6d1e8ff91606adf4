// `npm run backup -- --out DIR`: copies the database and the files of a site into a folder (docs/operations.md).
import { ensureInstalled, run } from './lib/tooling.mjs';

ensureInstalled();
process.exit((await run(['scripts/backup/run.ts', 'backup', ...process.argv.slice(2)])) ? 0 : 1);
