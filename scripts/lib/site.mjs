// The built site on `wrangler dev`: for `npm start`, the end-to-end tests, the torture run and the bench.
import { spawn } from 'node:child_process';
import { env, root, toolNode, waitFor, wrangler } from './tooling.mjs';

/**
 * Serves the built site.
 * @param {{ port: number, state?: string, vars?: Record<string, string>, envFile?: string, log?: 'inherit' | 'pipe' | 'ignore', killable?: boolean, more?: string[], answers?: string }} options
 *   `state` is the folder of the local database, `.wrangler/state` unless told; only a `killable` site can be killed;
 *   `more` are further arguments of `wrangler dev`; `answers` is the path that tells that it is ready
 */
export function serve({
  port,
  state,
  vars = {},
  envFile,
  log = 'inherit',
  killable = false,
  more = [],
  answers = '/api/health',
}) {
  const args = [wrangler, 'dev', '--port', String(port), '--inspector-port', '0', '--test-scheduled'];
  args.push('--show-interactive-dev-session=false', '--log-level', 'log');
  // As it is deployed: React's development build would render mail several times slower.
  args.push('--define', `process.env.NODE_ENV:'production'`);
  if (state) args.push('--persist-to', state);
  if (envFile) args.push('--env-file', envFile);
  for (const [name, value] of Object.entries(vars)) args.push('--var', `${name}:${value}`);
  args.push(...more);
  // A process group of its own, so that `kill` reaches workerd too.
  const child = spawn(toolNode(), args, { cwd: root, env, stdio: ['ignore', log, log], detached: killable });
  const url = `http://localhost:${port}`;
  let running = true;
  const ended = new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 0)));
  void ended.then(() => {
    running = false;
  });
  return {
    url,
    child,
    /** Settles with the exit code when the server has ended. */
    ended,
    /** Waits until it answers. @returns {Promise<boolean>} false when it does not within a minute */
    ready: () => waitFor(url + answers, { seconds: 60, stillWanted: () => running }),
    /** Fires the Cron Trigger, which `wrangler dev` does not do by itself. */
    runCron: () => fetch(`${url}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`),
    /** Ends everything at once, as a power cut would, and waits for it. */
    async kill() {
      if (running && child.pid) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
    /** Ends the server and waits for it. */
    async stop() {
      if (running) child.kill('SIGTERM');
      await ended;
    },
  };
}
