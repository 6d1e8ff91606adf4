import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { leavesOf } from '../support/content-leaves.ts';

const content = resolve(import.meta.dirname, '../../src-shared/content');
const spoken = 'search-phrases.ts';

/** A line for each English text whose Arabic was read after the English changed last. */
const list = join(content, 'ar/read-against-english.txt');

async function textsOf(locale: string, file: string): Promise<[place: string, text: string][]> {
  const leaves = leavesOf({ ...(await import(join(content, locale, file))) });
  return leaves.flatMap(([place, text]): [string, string][] => (typeof text === 'string' ? [[place, text]] : []));
}

async function pairs(): Promise<{ pair: string; hash: string }[]> {
  const files = readdirSync(join(content, 'en'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith(spoken))
    .toSorted();
  const lists = files.map(async (file) => {
    const arabic = new Map(await textsOf('ar', file));
    const english = (await textsOf('en', file)).filter(([, text]) => /\p{L} \p{L}/u.test(text));
    return english.map(([place, text]) => ({
      pair: `${file}: ${place}\n  en: ${text}\n  ar: ${arabic.get(place)}`,
      hash: createHash('sha256').update(text).digest('hex').slice(0, 10),
    }));
  });
  return (await Promise.all(lists)).flat();
}

it('lists the English texts that changed after their Arabic', async () => {
  const all = await pairs();
  const hashes = [...new Set(all.map(({ hash }) => hash))].toSorted();
  if (process.env.ARABIC_READ) writeFileSync(list, `${hashes.join('\n')}\n`);
  const read = new Set(readFileSync(list, 'utf8').split('\n'));
  const stale = all.filter(({ hash }) => !read.has(hash)).map(({ pair }) => pair);
  expect(
    stale,
    `Read the Arabic of ${stale.length} texts, correct it, then run: ARABIC_READ=1 npx vitest --run tests/shared/translations.test.ts`,
  ).toEqual([]);
});
