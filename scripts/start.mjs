// `npm start [-- --demo]`: installs packages if needed, builds, migrates the local database, serves, and runs the Cron
// Trigger. `--demo` fills an empty database with a month of invented work.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from './lib/site.mjs';
import { ensureInstalled, fail, freePort, migrateOrBeginAnew, requirePort, root, run } from './lib/tooling.mjs';
import { phoneSettings, startPhone } from './whatsapp-phone.mjs';

const { values } = parseArgs({ options: { demo: { type: 'boolean' } } });
const port = await requirePort(8787, 'npm start');
const vars = { SITE_URL: `http://localhost:${port}` };

ensureInstalled();
if (!existsSync(join(root, '.dev.vars'))) copyFileSync(join(root, '.dev.vars.example'), join(root, '.dev.vars'));
console.log('• Building the site');
if (!(await run(['scripts/build-web.ts'], { output: 'on failure', env: { ...vars, SETTINGS_FILE: '.dev.vars' } }))) {
  fail('The site could not be built; see above.');
}
console.log('• Migrating the local database');
await migrateOrBeginAnew();
if (values.demo && !(await run(['scripts/seed/run.ts', '--if-empty'], { env: { NODE_ENV: 'production' } }))) {
  fail('The invented month could not be stored; see above.');
}

console.log('• Starting');
// A developer who has an account of Meta uses that one.
const isOwnWhatsapp = /^WHATSAPP_/m.test(readFileSync(join(root, '.dev.vars'), 'utf8'));
const phoneUrl = isOwnWhatsapp ? undefined : `http://localhost:${await freePort()}`;
if (phoneUrl) {
  await startPhone({ siteUrl: vars.SITE_URL, port: Number(new URL(phoneUrl).port) });
  // Only this build has the page, and each deployment builds again.
  mkdirSync(join(root, 'dist', 'dev'), { recursive: true });
  writeFileSync(
    join(root, 'dist', 'dev', 'whatsapp.html'),
    `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${phoneUrl}/dev/whatsapp"><title>WhatsApp</title>`,
  );
  Object.assign(vars, phoneSettings, { WHATSAPP_API_URL: phoneUrl });
}
const site = serve({ port, vars, log: 'pipe' });
site.child.stdout?.on('data', printProblems);
site.child.stderr?.on('data', printProblems);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => void site.stop().then(() => process.exit(0)));
}
void site.ended.then((code) => process.exit(Number(code)));
if (!(await site.ready())) {
  await site.stop();
  fail('The site did not start within three minutes; see its log above.');
}

const phone = phoneUrl ? `\n  WhatsApp   ${phoneUrl}/dev/whatsapp` : '';
console.log(`\n  The site   ${site.url}\n  The admin  ${site.url}/admin${phone}\n\n  Ctrl-C stops it.\n`);
runCron();
setInterval(runCron, 60_000);

/** The first run is at the start: the last one may be days ago. */
function runCron() {
  void site.runCron().catch(() => {});
}

/** Prints warnings and errors only, not the request log of `wrangler dev`. @param {Buffer} chunk */
function printProblems(chunk) {
  for (const line of chunk.toString().split('\n')) {
    if (/"level":"(?:warn|error)"|\bERROR\b|✘|Error:/.test(line)) console.log(line);
  }
}
