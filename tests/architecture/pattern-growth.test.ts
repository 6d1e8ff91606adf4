import { expect, it } from 'vitest';
import { ownPatterns } from '../support/own-patterns.ts';
import { steepGrowth } from '../support/pattern-growth.ts';

it.each([/(.)\/+$/, /^(a+)+b$/, /\s+$/, /<[^>]*>/g, /<!--.*?-->|<!.*?>/gs])('notices the growth of %s', (pattern) => {
  expect(steepGrowth(pattern)).toBeDefined();
});

it.each([/^a+$/, /[^a-z]+/g, /(?:^|\/)[^/]/])('accepts %s', (pattern) => {
  expect(steepGrowth(pattern)).toBeUndefined();
});

it('finds no pattern whose work grows faster than its text', async () => {
  const patterns = await ownPatterns(['src-worker', 'src-shared']);
  expect(patterns.length).toBeGreaterThan(250);
  const unique = [...new Map(patterns.map((own) => [`${own.file} ${own.pattern}`, own])).values()];
  const steep = unique.flatMap(({ file, pattern }) => {
    const text = steepGrowth(pattern);
    return text ? [`${file}: ${pattern} with ${text}`] : [];
  });
  expect(steep).toEqual([]);
}, 300_000);
