// `npm run reset [-- --persist-to STATE]`: deletes the local state (database, mail, chats).
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/tooling.mjs';

const { values } = parseArgs({ options: { 'persist-to': { type: 'string' } } });
rmSync(values['persist-to'] ?? join(root, '.wrangler', 'state'), { recursive: true, force: true });
console.log('The local state is deleted. `npm start` creates it again.');
