/**
 * Breaks what `find.ts` finds, one at a time, in a copy of the working tree, and lists what no test notices.
 * Arguments: words of a path or a name; `--sample=200` takes that many of all, the same each time, and with `--seed=b` others;
 * `--near` runs the nearest tests only, so that what it lists may still be noticed by others.
 */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createVitest, type Vitest } from 'vitest/node';
import { copyWorkingTree } from '../copy.ts';
import { build, failedTests } from '../run-tests.ts';
import { type AutoMutation, findMutations } from './find.ts';
import { reachOf } from './reach.ts';

/** Tests that run at a time: most mutations fail in the nearest, which then needs no second run alone. */
const rounds = [1, 11, 48];
/** A round that takes longer has ended without a word: workerd sometimes does with a broken value. */
const maxRoundMs = 300_000;
const wanted = 0.95;

export async function runAuto(args: string[]): Promise<boolean> {
  const sample = Number(args.find((arg) => arg.startsWith('--sample='))?.split('=')[1] ?? Number.POSITIVE_INFINITY);
  const seed = args.find((arg) => arg.startsWith('--seed='))?.split('=')[1] ?? '';
  const isQuick = args.includes('--near');
  const words = args.filter((arg) => !arg.startsWith('--'));
  const copy = copyWorkingTree();
  const home = process.cwd();
  const stop = () => {
    process.chdir(home);
    rmSync(copy, { recursive: true, force: true });
  };
  process.on('SIGINT', () => process.exit(1));
  process.on('SIGTERM', () => process.exit(1));
  process.on('exit', stop);

  const mutations = findMutations(copy)
    .filter(({ file, name }) => words.every((word) => `${file} ${name}`.includes(word)))
    .toSorted((a, b) => hash(a, seed).localeCompare(hash(b, seed)))
    .slice(0, sample);
  const reach = reachOf(copy);
  // A broken value lets a test wait in vain.
  const timeouts = join(copy, 'tests/support/timeouts.ts');
  writeFileSync(timeouts, readFileSync(timeouts, 'utf8').replace('wait: 30_000', 'wait: 5_000'));
  process.chdir(copy);
  process.env.PWD = copy;
  let vitest = await startVitest(copy);

  const survivors: AutoMutation[] = [];
  for (const [index, mutation] of mutations.entries()) {
    let test: string | undefined = neverEnded;
    for (let tries = 0; tries < 2 && test === neverEnded; tries += 1) {
      test = await noticedBy(copy, vitest, mutation, reach(mutation.file, mutation.name), isQuick);
      if (test === neverEnded) vitest = await startVitest(copy);
    }
    if (!test) survivors.push(mutation);
    console.log(
      `${test ? '✓' : '✗ NOT NOTICED'} ${index + 1}/${mutations.length} ${label(mutation)}${test ? `  ←  ${test}` : ''}`,
    );
  }
  await vitest.close();
  console.log(`\n${mutations.length - survivors.length} of ${mutations.length} noticed`);
  for (const survivor of survivors) console.log(`  ${label(survivor)}`);
  return survivors.length <= (1 - wanted) * mutations.length;
}

async function startVitest(copy: string): Promise<Vitest> {
  const options = { root: copy, project: ['worker', 'node', 'web'], silent: true, bail: 1 };
  const vitest = await createVitest('test', { ...options, watch: true, reporters: [{}] });
  await vitest.standalone();
  return vitest;
}

const hash = ({ file, name, replacement }: AutoMutation, seed: string) =>
  createHash('sha256').update(`${seed}${file} ${name} ${replacement}`).digest('hex');

const label = ({ file, line, name, replacement }: AutoMutation) =>
  `${file}:${line} ${name.slice(0, 60)} → ${replacement.replaceAll(/\s+/g, ' ').slice(0, 60)}`;

/** The first thing that fails: a test, or the production build. */
async function noticedBy(copy: string, vitest: Vitest, mutation: AutoMutation, tests: string[], isQuick: boolean) {
  const path = join(copy, mutation.file);
  const source = readFileSync(path, 'utf8');
  const write = (text: string) => {
    writeFileSync(path, text);
    vitest.invalidateFile(path);
  };
  write(source.slice(0, mutation.start) + mutation.replacement + source.slice(mutation.end));
  try {
    let start = 0;
    for (const count of isQuick ? rounds.slice(0, 2) : rounds) {
      const failure = await failed(vitest, copy, tests.slice(start, start + count));
      if (failure) return failure;
      start += count;
    }
    return isQuick ? undefined : await failedBuilt(copy, mutation);
  } finally {
    write(source);
  }
}

/** A failure counts when its file fails alone, too: a busy machine lets others fail beside it. */
async function failed(vitest: Vitest, copy: string, tests: string[]): Promise<string | undefined> {
  const failures = await failuresOf(vitest, copy, tests);
  if (failures === neverEnded || tests.length === 1) return labelOf(failures);
  for (const { file } of failures) {
    const again = labelOf(await failuresOf(vitest, copy, [file]));
    if (again) return again;
  }
  return undefined;
}

function labelOf(failures: Failure[] | typeof neverEnded): string | undefined {
  if (failures === neverEnded) return failures;
  const [first] = failures;
  return first && `${first.file}: ${first.title}`;
}

interface Failure {
  file: string;
  title: string;
}

const neverEnded = 'the tests, which did not end';

async function failuresOf(vitest: Vitest, copy: string, tests: string[]): Promise<Failure[] | typeof neverEnded> {
  if (tests.length === 0) return [];
  const paths = new Set(tests.map((test) => join(copy, test)));
  const all = await vitest.globTestSpecifications();
  // Vitest keeps the results of earlier runs.
  vitest.state.filesMap.clear();
  const running = vitest.runTestSpecifications(
    all.filter(({ moduleId }) => paths.has(moduleId)),
    true,
  );
  const result = await Promise.race([running, setTimeout(maxRoundMs, undefined, { ref: false })]);
  if (!result) return neverEnded;
  return result.testModules
    .filter((module) => module.state() === 'failed')
    .map((module) => {
      const [test] = module.children.allTests('failed');
      return { file: module.relativeModuleId, title: test?.name ?? 'the file' };
    });
}

/** The built pages show what prerendering reads. */
async function failedBuilt(copy: string, { file }: AutoMutation): Promise<string | undefined> {
  if (!/^src-(shared|web)\//.test(file) || file.startsWith('src-web/admin/')) return undefined;
  if (!(await build(copy))) return 'the production build';
  const [title] = await failedTests(copy, 'promises ');
  return title;
}
