import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import cookies from '#shared/content/en/pages/cookies.ts';
import { legalFacts } from '../../../../support/legal-facts.ts';

const web = resolve(import.meta.dirname, '../../../../../src-web');

it('names every entry that the pages write into the session storage', () => {
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(web, file), 'utf8'))
    .filter((source) => source.includes('safeSessionStorage.set('));
  const keys = sources.flatMap((source) =>
    [...source.matchAll(/[kK]ey\w* = (?:\(.*\) => )?['`]([\w-]+:?)/g)].map(([, key]) => key),
  );
  expect(keys.toSorted()).toEqual([
    'chat-left',
    'chat-open',
    'chat-typed',
    'draft:',
    'scroll-positions',
    'submission-id:',
  ]);
  const { sections } = cookies(legalFacts);
  const names = sections.flatMap(({ entries }) => entries ?? []).map(({ name }) => name);
  for (const key of keys) expect(names.some((name) => name.startsWith(key!))).toBe(true);
});
