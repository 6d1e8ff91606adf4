import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, root, toolNode, waitFor } from '../../scripts/lib/tooling.mjs';
import { timeouts } from './timeouts.ts';

/** Starts `npm run dev` on a free port with a temporary database, which `stop` deletes. */
export async function startDevServer() {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const state = mkdtempSync(join(tmpdir(), 'rihla-dev-'));
  const settings = { PORT: String(port), DEV_STATE: state, DEV_ENV_FILE: 'tests/support/empty.env' };
  const child = spawn(toolNode(), ['scripts/dev.mjs'], {
    cwd: root,
    env: { ...process.env, ...settings, TURNSTILE_SITE_KEY: '' },
    stdio: process.env.E2E_LOG ? 'inherit' : 'ignore',
  });
  const stop = async () => {
    await end(child);
    rmSync(state, { recursive: true, force: true });
  };
  if (await waitFor(url, { seconds: timeouts.test / 1000, keepWaiting: () => child.exitCode === null })) {
    return { url, stop };
  }
  await stop();
  throw new Error('The dev server did not start; E2E_LOG=1 shows its log.');
}

async function end(child: ChildProcess) {
  if (child.kill('SIGTERM')) await once(child, 'exit');
}
