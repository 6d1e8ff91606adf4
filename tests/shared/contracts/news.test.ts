import { afterEach, expect, it, vi } from 'vitest';
import { NewPost } from '#shared/contracts/news.ts';

afterEach(() => vi.useRealTimers());

const en = { title: 'We have moved', content: 'See [the office](/contact).' };
const accepts = (post: object) => NewPost.safeParse(post).success;

it.each([
  ['1999-01-01T00:00:00.000Z', true],
  ['2026-05-31T08:00:00.000Z', true],
  ['2026-05-31T08:00:00.001Z', false],
])('on 2 March, a post may have the date %s: %s', (publishAt, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T08:00:00Z') });
  expect(accepts({ en, publishAt })).toBe(expected);
});

it.each([
  ['in English', { en }, true],
  ['in Arabic', { ar: en }, true],
  ['without a text', { en: null }, false],
  ['with a link into itself', { en: { ...en, content: '[Top](#top)' } }, false],
  ['with a picture of another site', { en: { ...en, content: '![A desk](https://x.example/a.png)' } }, false],
])('a post %s is accepted: %s', (_, post, expected) => {
  expect(accepts(post)).toBe(expected);
});
