import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'mail-preview');
const { module } = await runnerImport<{ previews: { name: string; content: string }[] }>(
  '/src-worker/mail/preview.ts',
  { root, configFile: false, logLevel: 'error' },
);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const { name, content } of module.previews) writeFileSync(join(folder, name), content);
const links = module.previews.map(({ name }) => `<li><a href="${name}">${name}</a></li>`);
writeFileSync(join(folder, 'index.html'), `<!doctype html><title>Mails</title><ul>${links.join('')}</ul>`);
console.log('Open mail-preview/index.html: it links to the HTML, the text and the attachments of every mail.');
