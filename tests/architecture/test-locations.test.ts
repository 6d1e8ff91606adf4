import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** The tests of each folder and the sources that they mirror. */
const mirrors = {
  'tests/web': 'src-web',
  'tests/worker': 'src-worker',
  'tests/shared': 'src-shared',
  'tests/scripts': 'scripts',
};

/** Tests of behaviour that no single file owns. */
const withoutSource = /^(across|promises)$/;

it.each(Object.entries(mirrors))('names each test in a subfolder of %s after a file of %s', (tests, sources) => {
  const files = readdirSync(join(root, tests), { recursive: true, encoding: 'utf8' });
  const inSubfolders = files.filter((file) => /\.test\.tsx?$/.test(file) && dirname(file) !== '.');
  const strays = inSubfolders.filter((file) => {
    if (tests === 'tests/worker' && withoutSource.test(dirname(file))) return false;
    const source = join(root, sources, file.replace(/\.test\.tsx?$/, ''));
    return !['.ts', '.tsx'].some((extension) => existsSync(source + extension));
  });
  expect(strays).toEqual([]);
});

it('keeps every test of the Worker in a folder', () => {
  const files = readdirSync(join(root, 'tests/worker'));
  expect(files.filter((file) => /\.test\.tsx?$/.test(file))).toEqual([]);
});
