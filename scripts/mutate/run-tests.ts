import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { env, toolNode } from '../lib/tooling.mjs';
import type { Tests } from './mutation.ts';

interface VitestReport {
  testResults: { status: string; name: string; assertionResults: { status: string; fullName: string }[] }[];
}
interface PlaywrightSpec {
  ok: boolean;
  title: string;
  tests: { results: { steps?: { title: string; error?: object }[] }[] }[];
}
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
}

export function build(copy: string): Promise<boolean> {
  return run(copy, ['scripts/build-web.ts']);
}

/** The titles of the failed tests, or a failure before any test. */
export async function failedTests(copy: string, tests: Tests): Promise<string[]> {
  const report = join(copy, 'mutate-report.json');
  rmSync(report, { force: true });
  const [project = '', ...args] = tests.split(' ');
  const ok = await run(copy, project === 'e2e' ? playwright(args) : vitest(project, args, report), report);
  if (ok) return [];
  const failed = existsSync(report) ? failedIn(JSON.parse(readFileSync(report, 'utf8'))) : [];
  return failed.length > 0 ? failed : ['the runner, before any test'];
}

/** One failed test is enough. A broken promise lets a test wait in vain, so it ends sooner than in `npm test`. */
function playwright(args: string[]): string[] {
  return ['scripts/e2e.mjs', '--reporter=json', '--workers=1', '--max-failures=1', '--timeout=60000', ...args];
}

function vitest(project: string, args: string[], report: string): string[] {
  const runner = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--silent',
    '--bail=1',
    '--testTimeout=20000',
    `--project=${project}`,
  ];
  return [...runner, '--reporter=json', `--outputFile=${report}`, ...args];
}

function failedIn(report: VitestReport | PlaywrightSuite): string[] {
  if ('testResults' in report) {
    return report.testResults.flatMap(({ status, name, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
      return failed.length === 0 && status === 'failed' ? [`the file ${name}`] : failed;
    });
  }
  const { specs = [], suites = [] } = report;
  return [...specs.filter(({ ok }) => !ok).map(failedStep), ...suites.flatMap(failedIn)];
}

/** A test of many steps says which one failed. */
function failedStep({ title, tests }: PlaywrightSpec): string {
  const steps = tests.flatMap(({ results }) => results).flatMap(({ steps = [] }) => steps);
  return steps.find(({ error }) => error)?.title ?? title;
}

function run(copy: string, args: string[], report = ''): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(toolNode(), args, {
      cwd: copy,
      stdio: 'ignore',
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    child.on('close', (code) => resolve(code === 0));
  });
}
