import { expect, test } from 'vitest';
import { openingText } from '#shared/markdown/opening-text.ts';

test('the beginning of a text has no marks, addresses or pictures', () => {
  const text = '## **New**\n\n![Desk](/media/a.png)\n\nSee [the *office*](/contact).\n\n- One\n2. Two\n> \\- Three';
  expect(openingText(text)).toBe('New See the office. One Two - Three');
});

test('a long beginning ends between words', () => {
  expect(openingText('word '.repeat(50))).toBe(`${'word '.repeat(31)}word…`);
});
