// `npm test`: tests that a change can break, also on a fresh clone; `unit` leaves out the build and Chromium, `full` runs all.
// The last line of the output has the numbers of passed and failed tests.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureTestBrowser } from './lib/chromium.mjs';
import { ensureInstalled, run, tool } from './lib/tooling.mjs';

const scope = process.argv[2];
const full = scope === 'full';
/** All browser tests run with the fifth font of tests/support/fonts.ts, `liberation`. */
const otherFonts = ['dejavu', 'noto', 'roboto', 'machine'];

ensureInstalled();
if (scope !== 'unit') ensureTestBrowser();
const scratch = mkdtempSync(join(tmpdir(), 'rihla-test-'));
const total = { passed: 0, failed: 0 };
const started = Date.now();

/** @param {string} name @param {string[]} args */
async function check(name, args) {
  const startedAt = Date.now();
  const ok = await run(args, { output: 'on failure' });
  total[ok ? 'passed' : 'failed'] += 1;
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds(startedAt)})`);
  return ok;
}

/**
 * A runner that exits with an error but without a failed test counts as one failed test.
 * @param {string} name @param {(report: string) => string[]} args @param {NodeJS.ProcessEnv} env
 * @param {(report: any) => { passed: number, failed: number }} count
 */
async function suite(name, args, env, count) {
  const startedAt = Date.now();
  const report = join(scratch, `${startedAt}-${Math.random()}.json`);
  const ok = await run(args(report), { output: 'on failure', env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } });
  const counted = readReport(report, count);
  total.passed += counted.passed;
  total.failed += ok ? counted.failed : Math.max(counted.failed, 1);
  console.log(`${ok ? '✓' : '✗'} ${name}: ${counted.passed} passed (${seconds(startedAt)})`);
}

/** @param {string} file @param {(report: any) => { passed: number, failed: number }} count */
function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`The runner wrote no report: ${error}`);
    return { passed: 0, failed: 1 };
  }
}

/** @param {number} since */
const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`;

/** @param {string} name @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
function vitest(name, args, env = full ? { TEST_FULL: '1', PROPERTY_RUNS: '200' } : {}) {
  const runner = [tool('vitest/vitest.mjs'), 'run', '--silent', '--reporter=dot', '--reporter=json'];
  return suite(
    name,
    (report) => [...runner, `--outputFile.json=${report}`, ...args],
    env,
    ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  );
}

/** @param {string} name @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
function playwright(name, args, env = {}) {
  return suite(
    name,
    () => ['scripts/e2e.mjs', '--reporter=dot,json', ...args],
    env,
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  );
}

/** These need no build. */
const sources = ['worker', 'node', 'web'].map((project) => `--project=${project}`);
const built = sources.map((argument) => argument.replace('=', '=!'));

async function builtSite() {
  await check('the size of the Worker', ['--disable-warning=ExperimentalWarning', 'tools/bench/bench.ts', 'bundle']);
  await vitest('built pages', built);
  await playwright('browser tests', full ? [] : ['--grep-invert=@full']);
  for (const fonts of full ? otherFonts : [])
    await playwright(`layout with ${fonts}`, ['--grep=@fonts'], { FONTS: fonts });
}

const [isBuilt] = await Promise.all([
  scope !== 'unit' && check('production build', ['scripts/build-web.ts']),
  check('format and lint', [tool('@biomejs/biome/bin/biome'), 'check', '.']),
  check('rules of this project', ['scripts/lint.ts']),
  check('types', [tool('typescript/bin/tsc'), '-b']),
]);
// The runners work side by side, so that no CPU waits for a server that starts or for the last test of a runner.
await Promise.all([vitest('worker and component tests', sources), isBuilt && builtSite()]);
// In Dubai, the year ends within these tests.
if (full) await vitest('the same on the last day of a year', sources, { TEST_TIME: '2027-12-31T19:58:00Z' });
rmSync(scratch, { recursive: true, force: true });
console.log(`\n${seconds(started)} in total`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
