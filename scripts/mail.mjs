// `npm run mail`: writes every mail template as an HTML and a text file into mail-preview/, to look at.
import { ensureInstalled, run } from './lib/tooling.mjs';

ensureInstalled();
process.exit((await run(['scripts/mail-preview.ts'])) ? 0 : 1);
