import { expect, it } from 'vitest';
import { textOf } from '#shared/markdown/text-of.ts';
import { markdownTokens } from '#shared/markdown/tokens.ts';

it('a picture is read by its description, unless pictures are left out', () => {
  const tokens = markdownTokens('See ![our desk](/media/a.png) here');
  expect(textOf(tokens).trim()).toBe('See our desk here');
  expect(textOf(tokens, { withoutPictures: true }).trim()).toBe('See  here');
});
