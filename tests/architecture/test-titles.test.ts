import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const maxTitleLength = 80;

/** A string before the function of a test or of a group. */
const titles = /(?<=[(\s])(['"`])((?:\\.|(?!\1).)*)\1,\s*(?:\{[^}]*\},\s*)?(?:async )?(?:\([^)]*\)|\w+) =>/g;

it('keeps the title of each test of the Worker within 80 characters', () => {
  const files = globSync('tests/{worker,attacks}/**/*.test.{ts,tsx}', { cwd: root });
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(titles)].map(([, , title]) => ({ file, title: title! })),
  );
  expect(found.length).toBeGreaterThan(1000);
  expect(found.filter(({ title }) => title.length > maxTitleLength)).toEqual([]);
});
