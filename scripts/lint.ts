/** The rules of this project that Biome cannot check. Prints each breach, and fails. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, sep } from 'node:path';
import { importTarget } from '../tests/support/import-target.ts';

const read = (file: string) => readFileSync(file, 'utf8');

function filesOf(pattern: string): string[] {
  const files = globSync(pattern).map((file) => file.split(sep).join('/'));
  if (files.length === 0) throw new Error(`No file matches ${pattern}.`);
  return files;
}

const maxCorridorLines = 40;

/** These stand alone however short they are: a newcomer looks for them by name, or the browser loads them apart. */
const entryFiles = /\/(?:routes|mails|mail-templates|audit|hydrate|illustration|admin-[\w-]+|[\w-]+-view)\.tsx?$/;
const entryFolders = /^src-(?:web\/site\/islands|shared\/(?:content|contracts|staff-texts))\//;

/** The importer would be too long, and a promise of the specification that is tested alone. */
const corridorExceptions = ['src-worker/submissions/answer-time.ts', 'src-web/forms/demo-failure.ts'];

function corridors(): string[] {
  const files = filesOf('{src-shared,src-worker,src-web,scripts}/**/*.{ts,tsx}');
  const importers = new Map<string, Set<string>>();
  const loadedApart = new Set<string>();
  for (const file of files) {
    for (const [statement, specifier = ''] of read(file).matchAll(/(?:from |import\s*\(?)'([.#][^']+)'/g)) {
      const target = importTarget(file, specifier);
      importers.set(target, (importers.get(target) ?? new Set()).add(file));
      if (statement.includes('(')) loadedApart.add(target);
    }
  }
  const isTested = (file: string) => {
    const test = file.replace(/^src-/, 'tests/').replace(/\.tsx?$/, '.test.ts');
    return existsSync(test) || existsSync(`${test}x`);
  };
  return files
    .filter((file) => file.startsWith('src-') && importers.get(file)?.size === 1)
    .filter((file) => read(file).split('\n').length <= maxCorridorLines + 1)
    .filter((file) => !(entryFiles.test(file) || entryFolders.test(file) || loadedApart.has(file) || isTested(file)))
    .filter((file) => !corridorExceptions.includes(file))
    .map(
      (file) =>
        `${file} has at most ${maxCorridorLines} lines and one importer, ${[...importers.get(file)!]}: join them.`,
    );
}

const maxTitleLength = 80;

/** A string before the function of a test or of a group. */
const titles = /(?<=[(\s])(['"`])((?:\\.|(?!\1).)*)\1,\s*(?:\{[^}]*\},\s*)?(?:async )?(?:\([^)]*\)|\w+) =>/g;

/** Tags say when a test runs, not how the product behaves. */
const tags = / @(?:full|fonts)|\$\{(?:tag|fullUnless\([^}]*\))\}/g;

function longTitles(): string[] {
  return filesOf('tests/**/*.{test,e2e}.{ts,tsx}').flatMap((file) =>
    [...read(file).matchAll(titles)]
      .map(([, , title = '']) => title.replace(tags, ''))
      .filter((title) => title.length > maxTitleLength)
      .map((title) => `${file}: a title has at most ${maxTitleLength} characters, “${title}” has ${title.length}.`),
  );
}

function componentsWithoutExample(): string[] {
  const examples = filesOf('src-web/dev/*-examples.tsx').map(read).join('\n');
  return filesOf('src-web/ui/*.tsx')
    .filter((file) => !examples.includes(`'../ui/${basename(file)}'`))
    .map((file) => `${file} has no example on the component page (src-web/dev/).`);
}

/** `max_concurrency` of wrangler.toml, and the documents that state it. */
function queueConsumers(): string[] {
  const inConfig = /\[\[queues\.consumers\]\]\nqueue = "rihla-mail"\n(?:\w.*\n)*?max_concurrency = 2\n/;
  const documents = ['docs/scale.md', 'docs/decisions/0027-newsletters-in-whole-batches.md'];
  return [
    ...(inConfig.test(read('wrangler.toml')) ? [] : ['wrangler.toml: the queue rihla-mail needs max_concurrency = 2.']),
    ...documents
      .filter((file) => !/two consumers/i.test(read(file)))
      .map((file) => `${file} must state that two consumers of the mail queue run side by side.`),
  ];
}

/** A comment's subject is a noun: it does not begin with one of these words. */
const headless =
  /(?:\/\*\*|(?<!\/\/.*\n\s*)\/\/|\/\*\*\n\s*\*) (?:Who|Whose|What|Which|Of|For|As|By|How|Whether|Where|So that) /g;

function commentsWithoutSubject(): string[] {
  return filesOf('{src-shared,src-worker,src-web,scripts,tests,tools}/**/*.{ts,tsx,mjs}')
    .filter((file) => !/node_modules|src-shared\/content\/|src-worker\/chat\/knowledge\//.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(headless)].map(
        ([words]) => `${file}: a comment begins with its subject, not with “${words}…”.`,
      ),
    );
}

const breaches = [corridors, longTitles, commentsWithoutSubject, componentsWithoutExample, queueConsumers].flatMap(
  (rule) => rule(),
);
for (const breach of breaches) console.error(`✗ ${breach}`);
process.exitCode = Math.min(breaches.length, 1);
