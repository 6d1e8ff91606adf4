// `npm run dev`: Vite with hot reload; `wrangler dev` behind it answers the API and the forms.
// DEV_STATE: the folder of the local database; DEV_ENV_FILE: the file with the settings. By default the same as for `npm start`.
// INSPECTOR_PORT: where a debugger finds the Worker.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from './lib/site.mjs';
import {
  ensureInstalled,
  env,
  fail,
  freePort,
  migrateOrBeginAnew,
  requirePort,
  root,
  run,
  tool,
  toolNode,
} from './lib/tooling.mjs';

const port = await requirePort(5173, 'npm run dev');
const { DEV_STATE: state, DEV_ENV_FILE: envFile } = process.env;
const vars = { SITE_URL: `http://localhost:${port}` };
const buildEnv = { ...vars, SETTINGS_FILE: envFile ?? '.dev.vars' };

ensureInstalled();
if (!envFile && !existsSync(join(root, '.dev.vars'))) {
  copyFileSync(join(root, '.dev.vars.example'), join(root, '.dev.vars'));
}
if (
  !existsSync(join(root, 'dist')) &&
  !(await run(['scripts/build-web.ts'], { output: 'on failure', env: buildEnv }))
) {
  fail('The site could not be built; see above.');
}
await migrateOrBeginAnew(state);

const worker = serve({ port: await freePort(), state, envFile, vars });
/** @type {import('node:child_process').ChildProcess | undefined} */
let vite;
let ending = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => void end(0));
void worker.ended.then(() => end(1));

if ((await worker.ready()) && !ending) {
  vite = spawn(toolNode(), [tool('vite/bin/vite.js'), '--port', String(port), '--strictPort'], {
    cwd: root,
    env: { ...env, ...buildEnv, WORKER_ORIGIN: worker.url },
    stdio: 'inherit',
  });
  vite.on('exit', () => void end(1));
  setInterval(() => void worker.runCron().catch(() => {}), 60_000);
} else {
  await end(1);
}

/** @param {number} code */
async function end(code) {
  if (ending) return;
  ending = true;
  if (vite?.kill()) await once(vite, 'exit');
  await worker.stop();
  process.exit(code);
}
