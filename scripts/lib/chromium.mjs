import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from './tooling.mjs';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const find = () => candidates.find((path) => path && existsSync(path));

/** Returns the path of Chromium. Installs it with apt if it is missing and the script runs as root. */
export function ensureChromium() {
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('• Installing Chromium for the end-to-end tests');
    const apt = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update'], /** @type {any} */ (apt));
    spawnSync(
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      /** @type {any} */ (apt),
    );
    const installed = find();
    if (installed) return installed;
  }
  return fail('Chromium is missing. Install it, or set CHROMIUM_PATH.');
}
