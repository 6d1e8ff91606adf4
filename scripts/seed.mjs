// `npm run seed [-- --reset] [-- --persist-to STATE]`: fills the empty local database with a month of invented work. The
// site must not run meanwhile.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, migrateOrBeginAnew, root, run } from './lib/tooling.mjs';

const { values } = parseArgs({ options: { reset: { type: 'boolean' }, 'persist-to': { type: 'string' } } });
const state = values['persist-to'] ?? join(root, '.wrangler', 'state');

ensureInstalled();
if (values.reset) rmSync(state, { recursive: true, force: true });
await migrateOrBeginAnew(state);
process.exit((await run(['scripts/seed/run.ts', '--persist-to', state], { env: { NODE_ENV: 'production' } })) ? 0 : 1);
