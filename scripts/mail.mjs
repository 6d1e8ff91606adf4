// `npm run mail`: writes every mail template as an HTML file and a text file into mail-preview/.
import { ensureInstalled, run } from './lib/tooling.mjs';

ensureInstalled();
process.exit((await run(['scripts/mail-preview.ts'])) ? 0 : 1);
