/** Writes every email template as an HTML file and a text file into mail-preview/. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { openLocalDatabase } from './lib/local-database.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'mail-preview');

const { DB, close } = await openLocalDatabase();
await DB.batch([
  DB.prepare('CREATE TABLE hmac_keys (name TEXT, key TEXT)'),
  DB.prepare(`INSERT INTO hmac_keys VALUES ('replies', 'preview')`),
]);
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true },
  optimizeDeps: { noDiscovery: true },
});
const environment = server.environments.ssr;
if (!isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run modules.');
const { previewMails } = await environment.runner.import('/tests/worker/support/mail-examples.ts');
const previews: { name: string; content: string }[] = await previewMails(DB);
await Promise.all([server.close(), close()]);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const { name, content } of previews) writeFileSync(join(folder, name), content);
const links = previews.map(({ name }) => `<li><a href="${name}">${name}</a></li>`);
writeFileSync(join(folder, 'index.html'), `<!doctype html><title>Emails</title><ul>${links.join('')}</ul>`);
console.log('Open mail-preview/index.html: it links to the HTML, the text and the attachments of every email.');
