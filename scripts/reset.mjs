// `npm run reset`: deletes the local state (database, mail, chats).
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/tooling.mjs';

rmSync(join(root, '.wrangler', 'state'), { recursive: true, force: true });
console.log('The local state is deleted. `npm start` creates it again.');
