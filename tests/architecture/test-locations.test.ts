import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** The tests of each folder and the sources that they mirror. */
const mirrors = {
  'tests/web': 'src-web',
  'tests/shared': 'src-shared',
  'tests/scripts': 'scripts',
};

it.each(Object.entries(mirrors))('names each test in a subfolder of %s after a file of %s', (tests, sources) => {
  const files = readdirSync(join(root, tests), { recursive: true, encoding: 'utf8' });
  const inSubfolders = files.filter((file) => /\.test\.tsx?$/.test(file) && dirname(file) !== '.');
  const strays = inSubfolders.filter((file) => {
    const source = join(root, sources, file.replace(/\.test\.tsx?$/, ''));
    return !['.ts', '.tsx'].some((extension) => existsSync(source + extension));
  });
  expect(strays).toEqual([]);
});

it('groups the tests of the Worker by its folders', () => {
  const folders = readdirSync(join(root, 'tests/worker'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => dirname(file));
  expect([...new Set(folders)].filter((folder) => !existsSync(join(root, 'src-worker', folder)))).toEqual([]);
});
