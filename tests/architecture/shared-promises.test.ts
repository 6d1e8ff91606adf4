import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../../src-worker');

const declaration = /^(?:export )?(?:const|let) (\w+)([^;]*?)(?:;$|=>)/gm;

/** The variables of a module whose type is a promise, or an interface of the file that holds one. */
function promisesKept(text: string): string[] {
  const holders = [...text.matchAll(/^(?:export )?interface (\w+)[^{]*\{([\s\S]*?)^\}/gm)]
    .filter(([, , body]) => /^\s+\w+\??: (?:\w+ \| )?Promise</m.test(body!))
    .map(([, name]) => name!);
  const isPromise = new RegExp(`\\b(?:${['Promise', ...holders].join('|')})\\b`);
  return [...text.matchAll(declaration)]
    .filter(([whole, , type]) => !whole.endsWith('=>') && isPromise.test(type!.replace(/Promise\.\w+/g, '')))
    .map(([, name]) => name!);
}

it.each([
  ['const kept = new Map<string, Promise<string>>();', ['kept']],
  ['let site: Promise<string> | undefined;', ['site']],
  ['interface Kept {\n  feed: Promise<string>;\n}\n\nconst kept = new Map<string, Kept>();', ['kept']],
  ['interface Kept {\n  feed: string;\n}\n\nconst kept = new Map<string, Kept>();', []],
  ['const load = async (): Promise<string> => text;', []],
])('finds a promise that a module keeps: %s', (text, names) => {
  expect(promisesKept(text)).toEqual(names);
});

it('keeps no promise in a module, which another request may never settle', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const found = files.flatMap((file) =>
    promisesKept(readFileSync(join(folder, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});
