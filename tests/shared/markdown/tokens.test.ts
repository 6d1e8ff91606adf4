import { expect, it } from 'vitest';
import { markdownTokens } from '#shared/markdown/tokens.ts';

it('a line break within a paragraph is a space, unless breaks are wanted', () => {
  const types = (options?: { breaks: boolean }) =>
    markdownTokens('Dear Layla,\nhello', options).flatMap((token) =>
      'tokens' in token ? (token.tokens ?? []).map(({ type }) => type) : [],
    );
  expect(types()).toEqual(['text']);
  expect(types({ breaks: true })).toEqual(['text', 'br', 'text']);
});
