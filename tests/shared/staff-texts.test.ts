import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../../src-shared/staff-texts');

type Pair = [place: string, shown: string, named: (name: string) => string];

/** Not on a button. */
const others = ['kind', 'title'];

/** A text that is shown on a button, and the name of that button in a list: `remove` and `removeOf`. */
function pairsIn(value: unknown, place: string): Pair[] {
  if (typeof value !== 'object' || value === null) return [];
  const texts = value as Record<string, unknown>;
  return Object.entries(texts).flatMap(([key, text]): Pair[] => {
    const named = texts[`${key}Of`];
    if (typeof text === 'string' && typeof named === 'function' && !others.includes(key)) {
      return [[`${place}.${key}`, text, named as Pair[2]]];
    }
    return pairsIn(text, `${place}.${key}`);
  });
}

const spoken = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '');

it('names each button with the words on it, which people speak to press it', async () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(files.map((file) => import(join(folder, file))));
  const pairs = modules.flatMap((texts, index) => pairsIn({ ...texts }, files[index]!));
  expect(pairs.length).toBeGreaterThan(10);
  const unlike = pairs.filter(([, shown, named]) => !spoken(named('Amal')).includes(spoken(shown)));
  expect(unlike.map(([place, shown, named]) => `${place}: ${shown} / ${named('Amal')}`)).toEqual([]);
});
