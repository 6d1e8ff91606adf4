// Where Chromium is; the tests and the bench drive it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from './tooling.mjs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const find = () => places.find((place) => place && existsSync(place));

/** The path of Chromium; where there is none and apt can be used, it is installed. */
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
  return fail('There is no Chromium for the end-to-end tests: install it, or set CHROMIUM_PATH.');
}
