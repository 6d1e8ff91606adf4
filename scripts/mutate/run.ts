/**
 * Breaks one promise at a time in a copy, and prints which test notices it. Arguments: words of the promises to break.
 * With `--auto`, it breaks numbers, defaults and refusals that nobody has picked (`auto/run.ts`).
 */
import { rmSync } from 'node:fs';
import { allMutations } from './all-mutations.ts';
import { runAuto } from './auto/run.ts';
import { breakPromise, copyWorkingTree } from './copy.ts';
import { type Mutation, needsBuild, type Tests } from './mutation.ts';
import { build, failedTests } from './run-tests.ts';

const wanted = 0.95;
const words = process.argv.slice(2);
if (words[0] === '--auto') process.exit((await runAuto(words.slice(1))) ? 0 : 1);

const mutations = allMutations
  .filter(({ list, promise, tests }) => words.every((word) => `${list} ${promise} ${tests}`.includes(word)))
  // Tests without a build come first: they are faster.
  .sort((a, b) => Number(needsBuild(a.tests)) - Number(needsBuild(b.tests)));

const copy = copyWorkingTree();
const removeCopy = () => rmSync(copy, { recursive: true, force: true });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    removeCopy();
    process.exit(1);
  });
}
let noticed = 0;
try {
  // Every text must be in its file before the first test runs.
  for (const mutation of mutations) breakPromise(copy, mutation)();
  const earlierFailures = await failuresOf([...new Set(mutations.map(({ tests }) => tests))]);
  for (const [index, mutation] of mutations.entries()) {
    const found = await noticedBy(mutation, earlierFailures.get(mutation.tests) ?? []);
    if (found.length > 0) noticed += 1;
    const by = found.length > 1 ? `${found[0]} (and ${found.length - 1} more)` : (found[0] ?? mutation.tests);
    console.log(`${found.length > 0 ? '✓ noticed' : '✗ NOT NOTICED'}  ${index + 1}. ${mutation.promise}  ←  ${by}`);
  }
} finally {
  removeCopy();
}
console.log(`\n${noticed} of ${mutations.length} noticed`);
process.exit(noticed >= wanted * mutations.length ? 0 : 1);

/** A test that fails without any mutation proves nothing. */
async function failuresOf(all: Tests[]): Promise<Map<Tests, string[]>> {
  const failures = new Map<Tests, string[]>();
  if (all.some(needsBuild) && !(await build(copy))) throw new Error('The site cannot be built without a mutation.');
  for (const tests of all) {
    const failed = await failedTests(copy, tests);
    if (failed.length > 0) console.log(`! ${tests} fails without a mutation: ${failed.join(', ')}`);
    failures.set(tests, failed);
  }
  return failures;
}

async function noticedBy(mutation: Mutation, earlierFailures: string[]): Promise<string[]> {
  const restore = breakPromise(copy, mutation);
  try {
    if (needsBuild(mutation.tests) && !(await build(copy))) return ['the production build'];
    const failed = await failedTests(copy, mutation.tests);
    return failed.filter((title) => !earlierFailures.includes(title));
  } finally {
    restore();
  }
}
