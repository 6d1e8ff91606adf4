import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const maxTitleLength = 80;

/** A string before the function of a test or of a group. */
const titles = /(?<=[(\s])(['"`])((?:\\.|(?!\1).)*)\1,\s*(?:\{[^}]*\},\s*)?(?:async )?(?:\([^)]*\)|\w+) =>/g;

/** Tags say when a test runs, not how the product behaves. */
const tags = / @(?:full|fonts)|\$\{(?:tag|fullUnless\([^}]*\))\}/g;

it('keeps the title of each test within 80 characters', () => {
  const files = globSync('tests/**/*.{test,e2e}.{ts,tsx}', { cwd: root });
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(titles)].map(([, , title]) => ({
      file,
      title: title!.replace(tags, ''),
    })),
  );
  expect(found.length).toBeGreaterThan(2000);
  expect(found.filter(({ title }) => title.length > maxTitleLength)).toEqual([]);
});
