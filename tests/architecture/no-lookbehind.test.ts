import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { expect, it } from 'vitest';
import { importTarget } from '../support/import-target.ts';

const root = resolve(import.meta.dirname, '../..');

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function sharedImportsOf(file: string): string[] {
  return [...read(file).matchAll(/(?:from |import\()'([.#][^']+)'/g)]
    .map(([, specifier = '']) => importTarget(file, specifier))
    .filter((path) => path.startsWith('src-shared/'));
}

/** The browser's files, and those of `src-shared` that they import. */
function browserFiles(): Set<string> {
  const files = new Set(
    readdirSync(join(root, 'src-web'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join('src-web', file).split(sep).join('/')),
  );
  for (const file of files) for (const path of sharedImportsOf(file)) files.add(path);
  return files;
}

it('uses no lookbehind in the browser', () => {
  const files = browserFiles();
  expect(files).toContain('src-shared/search/words.ts');
  const found = [...files].flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (/\(\?<[=!]/.test(line) ? `${file}:${index + 1}: ${line.trim()}` : [])),
  );
  expect(found, 'Safari before 16.4 runs nothing of a file with a lookbehind: it is a syntax error there').toEqual([]);
});
