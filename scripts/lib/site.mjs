import { spawn } from 'node:child_process';
import { env, root, toolNode, waitFor, wrangler } from './tooling.mjs';

/**
 * Serves the built site on `wrangler dev`.
 * @param {{
 *   port: number, state?: string, vars?: Record<string, string>, envFile?: string,
 *   log?: 'inherit' | 'pipe' | 'ignore', killable?: boolean
 * }} options
 *   `state`: folder of the local database, by default `.wrangler/state`; `killable`: required for `kill`
 */
export function serve({ port, state, vars = {}, envFile, log = 'inherit', killable = false }) {
  const args = [wrangler, 'dev', '--port', String(port), '--inspector-port', process.env.INSPECTOR_PORT ?? '0'];
  args.push('--test-scheduled', '--show-interactive-dev-session=false', '--log-level', 'log');
  // The same as in production: React's development build renders mail several times slower.
  args.push('--define', `process.env.NODE_ENV:'production'`);
  if (state) args.push('--persist-to', state);
  if (envFile) args.push('--env-file', envFile);
  for (const [name, value] of Object.entries(vars)) args.push('--var', `${name}:${value}`);
  // `detached` creates a separate process group, so that `kill` also ends workerd.
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
    ended,
    /** @returns {Promise<boolean>} false when the site does not answer within three minutes, which a busy machine may need */
    ready: () => waitFor(`${url}/api/health`, { seconds: 180, keepWaiting: () => running }),
    /** Runs both Cron Triggers of wrangler.toml, and returns the answer of the one of every minute. */
    async runCron() {
      const run = (/** @type {string} */ cron) =>
        fetch(`${url}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(cron)}`);
      const [everyMinute] = await Promise.all([run('* * * * *'), run('*/5 * * * *')]);
      return everyMinute;
    },
    async kill() {
      if (running && child.pid) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
    async stop() {
      if (running) child.kill('SIGTERM');
      await ended;
    },
  };
}
