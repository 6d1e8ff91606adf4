import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { expect, it } from 'vitest';
import { importTarget } from '../support/import-target.ts';

const root = resolve(import.meta.dirname, '../..');
const folders = ['src-shared', 'src-worker', 'src-web', 'scripts'];
const maxLines = 40;

/** These stand alone however short they are: a newcomer looks for them by name, or the browser loads them apart. */
const entryFiles = /\/(?:routes|mails|mail-templates|audit|hydrate|illustration|admin-[\w-]+|[\w-]+-view)\.tsx?$/;
const entryFolders = /^src-(?:web\/site\/islands|shared\/(?:content|contracts|staff-texts))\//;

/** The importer would be too long, and a promise of the specification that is tested alone. */
const exceptions = ['src-worker/submissions/answer-time.ts', 'src-web/forms/demo-failure.ts'];

it('joins a short file to its only importer, unless its kind stands alone', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file).split(sep).join('/')),
  );
  const importers = new Map<string, Set<string>>();
  const loadedApart = new Set<string>();
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [statement, specifier = ''] of text.matchAll(/(?:from |import\s*\(?)'([.#][^']+)'/g)) {
      const target = importTarget(file, specifier);
      importers.set(target, (importers.get(target) ?? new Set()).add(file));
      if (statement.includes('(')) loadedApart.add(target);
    }
  }
  const isTested = (file: string) => {
    const test = file.replace(/^src-/, 'tests/').replace(/\.tsx?$/, '.test.ts');
    return existsSync(join(root, test)) || existsSync(join(root, `${test}x`));
  };
  const corridors = files.filter(
    (file) =>
      file.startsWith('src-') &&
      importers.get(file)?.size === 1 &&
      readFileSync(join(root, file), 'utf8').split('\n').length <= maxLines + 1 &&
      !(entryFiles.test(file) || entryFolders.test(file) || loadedApart.has(file) || isTested(file)),
  );
  expect(corridors.filter((file) => !exceptions.includes(file))).toEqual([]);
});
