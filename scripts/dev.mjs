// `npm run dev`: hot reload. Vite serves the pages and hands /api to `wrangler dev`, which reloads the Worker.
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, env, fail, freePort, migrateLocally, root, run, tool, toolNode } from './lib/machine.mjs';
import { serve } from './lib/site.mjs';

ensureInstalled();
if (!existsSync(join(root, '.dev.vars'))) copyFileSync(join(root, '.dev.vars.example'), join(root, '.dev.vars'));
if (!existsSync(join(root, 'dist')) && !(await run(['scripts/build-web.ts'], { output: 'on failure' }))) {
  fail('The site could not be built; see above.');
}
if (!(await migrateLocally())) fail('The local database could not be migrated. `npm run reset` empties it.');
const worker = serve({ port: await freePort() });
if (!(await worker.ready())) fail('The Worker did not start; its log is above.');
const vite = spawn(toolNode(), [tool('vite/bin/vite.js')], {
  cwd: root,
  env: { ...env, API_ORIGIN: worker.url },
  stdio: 'inherit',
});
const clock = setInterval(() => void worker.tick().catch(() => {}), 60_000);
const stop = async () => {
  clearInterval(clock);
  vite.kill('SIGTERM');
  await worker.stop();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
vite.on('exit', stop);
void worker.ended.then(stop);
