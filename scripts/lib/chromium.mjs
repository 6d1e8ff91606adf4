import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from './tooling.mjs';

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const headlessShell = '/usr/bin/chromium-headless-shell';
/** @param {string[]} paths */
const find = (paths) => [process.env.CHROMIUM_PATH, ...paths].find((path) => path && existsSync(path));

/** Installs Chromium with apt if it is missing and the script runs as root. */
export function ensureChromium() {
  return ensure('chromium', browsers);
}

/** Prefers the headless shell: without the browser's own pages it needs a third less CPU. */
export function ensureTestBrowser() {
  return ensure('chromium-headless-shell', [headlessShell, ...browsers]);
}

/** @param {string} aptPackage @param {string[]} paths */
function ensure(aptPackage, paths) {
  const found = find(paths);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('• Installing Chromium for the end-to-end tests');
    const apt = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update'], /** @type {any} */ (apt));
    spawnSync(
      'apt-get',
      ['install', '-y', '--no-install-recommends', aptPackage, 'fonts-liberation'],
      /** @type {any} */ (apt),
    );
    const installed = find(paths);
    if (installed) return installed;
  }
  return fail('Chromium is missing. Install it, or set CHROMIUM_PATH.');
}
