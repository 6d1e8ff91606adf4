import { expect, it } from 'vitest';
import { isCounted } from '../../../src-worker/http/client.ts';
import { browserHeaders } from '../support/analytics.ts';

it('counts a browser', () => {
  expect(isCounted(new Headers(browserHeaders))).toBe(true);
  expect(isCounted(new Headers({ ...browserHeaders, dnt: '0' }))).toBe(true);
});

it.each([
  ['who asks not to be sold', { 'sec-gpc': '1' }],
  ['who asks not to be tracked', { dnt: '1' }],
  ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
  ['an older prefetch', { purpose: 'prefetch' }],
  ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a browser without a window', { 'user-agent': browserHeaders['user-agent'].replace('Chrome', 'HeadlessChrome') }],
  ['a program', { 'user-agent': 'curl/8.9.1' }],
  ['nobody', { 'user-agent': '' }],
])('does not count %s', (_who, headers) => {
  expect(isCounted(new Headers({ ...browserHeaders, ...headers }))).toBe(false);
});

it('does not count a client that sends no fetch metadata', () => {
  expect(isCounted(new Headers({ 'user-agent': browserHeaders['user-agent'] }))).toBe(false);
});
