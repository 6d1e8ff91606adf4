// `npm test`: runs all checks and tests, also on a fresh clone. `npm run test:unit` skips the build and Chromium.
// The last line of the output has the numbers of passed and failed tests.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureTestBrowser } from './lib/chromium.mjs';
import { ensureInstalled, run, tool } from './lib/tooling.mjs';

const unitOnly = process.argv[2] === 'unit';

ensureInstalled();
if (!unitOnly) ensureTestBrowser();
const scratch = mkdtempSync(join(tmpdir(), 'rihla-test-'));
const total = { passed: 0, failed: 0 };
const started = Date.now();

/** @param {string} name @param {string[]} args */
async function check(name, args) {
  const startedAt = Date.now();
  const ok = await run(args, { output: 'on failure' });
  total[ok ? 'passed' : 'failed'] += 1;
  console.log(`${ok ? '✓' : '✗'} ${name} (${Math.round((Date.now() - startedAt) / 1000)} s)`);
  return ok;
}

/**
 * A runner that exits with an error but without a failed test counts as one failed test.
 * @param {string} name @param {string[]} args @param {(report: any) => { passed: number, failed: number }} count
 * @param {string} report the JSON file that the runner writes
 */
async function suite(name, args, report, count) {
  const startedAt = Date.now();
  const ok = await run(args, { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } });
  const counted = readReport(report, count);
  total.passed += counted.passed;
  total.failed += ok ? counted.failed : Math.max(counted.failed, 1);
  console.log(`${ok ? '✓' : '✗'} ${name}: ${counted.passed} passed (${Math.round((Date.now() - startedAt) / 1000)} s)`);
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

const vitest = join(scratch, 'vitest.json');
const playwright = join(scratch, 'playwright.json');

await Promise.all([
  check('format and lint', [tool('@biomejs/biome/bin/biome'), 'check', '.']),
  check('types', [tool('typescript/bin/tsc'), '-b']),
  suite(
    'worker and component tests',
    [tool('vitest/vitest.mjs'), 'run', '--silent', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitest}`],
    vitest,
    (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  ),
]);
if (!unitOnly && (await check('production build', ['scripts/build-web.ts']))) {
  await check('the size of the Worker', ['--disable-warning=ExperimentalWarning', 'bench/bench.ts', 'bundle']);
  await suite('end-to-end tests', ['scripts/e2e.mjs', '--reporter=dot,json'], playwright, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
}
rmSync(scratch, { recursive: true, force: true });
console.log(`\n${Math.round((Date.now() - started) / 1000)} s in total`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
