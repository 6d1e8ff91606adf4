import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caniemail } from 'caniemail';
import { afterAll, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { freePort, root } from '../../scripts/lib/tooling.mjs';

/** The test that runs the script behind a command; the others run here. */
const runElsewhere = {
  setup: 'tests/scripts/setup/setup.test.ts',
  start: 'tests/e2e/npm-start.e2e.ts',
  dev: 'tests/e2e/dev-server.e2e.ts',
  backup: 'tests/scripts/backup/run.test.ts',
  restore: 'tests/scripts/backup/run.test.ts',
  seed: 'tests/scripts/seed.test.ts',
};
/** `npm test` itself, and what it runs: build, both test runners and the size of the Worker. */
const runByNpmTest = ['test', 'test:full', 'test:unit', 'test:e2e', 'build', 'bench'];
/** These take minutes, wait for changes, or write the sources. */
const runByHand = ['crash-test', 'mutate', 'release', 'screenshots', 'test:watch'];
const runHere = ['chat-eval', 'reset', 'deploy'];

/** Runs in `npm run test:full` only. */
const itInFull = it.runIf(process.env.TEST_FULL);

const scratch = mkdtempSync(join(tmpdir(), 'rihla-commands-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function start(program: string, args: string[]) {
  const child = spawn(program, args, { cwd: root });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { ended, stop, output: () => output };
}

async function run(program: string, ...args: string[]) {
  const { ended, output } = start(program, args);
  return { code: await ended, output: output() };
}

/** npm by its name: a person types it, too. */
function npmRun(script: string, ...args: string[]) {
  return run('npm', 'run', '--silent', script, '--', ...args);
}

it('knows every npm script', () => {
  const commands = [...Object.keys(runElsewhere), ...runByNpmTest, ...runByHand, ...runHere];
  expect(Object.keys(packageJson.scripts).sort()).toEqual(commands.sort());
  for (const file of Object.values(runElsewhere)) expect(existsSync(join(root, file)), file).toBe(true);
});

itInFull('npm run chat-eval: measures what Joe finds', async () => {
  const { code, output } = await npmRun('chat-eval');
  expect(output).toContain('recall at 4');
  expect(code).toBe(0);
});

/** Features that some mail clients leave out, and what their readers see then. */
const withFallback: Record<string, string> = {
  '@media': 'the light theme, and the paddings of a large screen',
  '<style> element': 'the light theme, and the paddings of a large screen',
  'color-scheme CSS property': 'the light theme',
  'color-scheme meta tag': 'the light theme',
  '<body> element': 'the outer table has the background',
  'display:none': 'the preheader is the first line',
  overflow: 'the preheader is the first line',
  opacity: 'the preheader is the first line',
  'max-height property': 'the preheader is the first line',
  'height property': 'a minimum in its place, which an empty line does not exceed',
  'role attribute': 'a screen reader may name the tables of the layout',
  'border-radius': 'square corners',
  'padding-inline & padding-block': 'a list or a quote without its indent',
  'padding-inline-start & padding-inline-end': 'a list or a quote without its indent',
  'border-inline & border-block': 'a quote without its line',
  'border-inline & border-block individual logical properties': 'a quote without its line',
  'word-break': 'a long word makes its cell wider',
  'white-space': 'line breaks that a visitor typed are spaces',
};

itInFull('mail-preview.ts: every email of every kind, within what mail clients show', async () => {
  const { code, output } = await run('node', 'scripts/run.mjs', 'scripts/mail-preview.ts');
  expect(output).toContain('Open mail-preview/index.html');
  expect(code).toBe(0);
  const folder = join(root, 'mail-preview');
  const files = readdirSync(folder).filter((name) => name.endsWith('.html') && name !== 'index.html');
  expect(files.length).toBeGreaterThan(50);
  const faults = new Set<string>();
  for (const file of files) {
    const { issues } = caniemail({
      clients: ['gmail.*', 'apple-mail.*', 'outlook.*', 'samsung-email.android', 'yahoo.*'],
      html: readFileSync(join(folder, file), 'utf8'),
    });
    for (const [client, features] of issues.errors) {
      for (const { title } of features) if (!(title in withFallback)) faults.add(`${title} in ${client}`);
    }
  }
  expect([...faults]).toEqual([]);
});

it('chat-mock.mjs: answers as a completion API', async () => {
  const port = await freePort();
  const { stop, output } = start('node', ['scripts/chat-mock.mjs', String(port)]);
  await expect.poll(output).toContain('Mock completions at');
  const response = await fetch(`http://localhost:${port}/v1/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ messages: [{ role: 'user', content: 'demo' }] }),
  });
  expect(await response.json()).toMatchObject({ choices: [{ message: { content: expect.stringContaining('demo') } }] });
  await stop();
});

it('npm run reset: deletes the local state', async () => {
  const state = join(scratch, 'state');
  mkdirSync(join(state, 'v3'), { recursive: true });
  expect(await npmRun('reset', '--persist-to', state)).toEqual({
    code: 0,
    output: 'The local state is deleted. `npm start` creates it again.\n',
  });
  expect(existsSync(state)).toBe(false);
});

it('npm run deploy: refuses a clone without a database before it calls anybody', async () => {
  const { code, output } = await npmRun('deploy', '--dry-run');
  expect(output).toContain('wrangler.toml has no database yet');
  expect(code).toBe(1);
  expect(await npmRun('deploy', '--help')).toMatchObject({ code: 0, output: expect.stringContaining('--env NAME') });
});

it('drizzle-kit generate: the migrations have every table of the schema', async () => {
  const { code, output } = await run('npx', 'drizzle-kit', 'generate');
  expect(output).toContain('No schema changes');
  expect(code).toBe(0);
});
