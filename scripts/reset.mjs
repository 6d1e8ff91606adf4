// `npm run reset`: empties the local database, mail and chats.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/tooling.mjs';

rmSync(join(root, '.wrangler', 'state'), { recursive: true, force: true });
console.log('The local state is empty. `npm start` makes it anew.');
