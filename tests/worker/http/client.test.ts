import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isCounted, networkOf } from '#worker/http/client.ts';
import { browserHeaders } from '../support/analytics.ts';
import { request } from '../support/client.ts';
import { sendUntilRefused } from '../support/rate-limit.ts';
import { expectRefusal } from '../support/refusal.ts';

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

it.each([
  ['2001:db8:1:2:3:4:5:6', 'in full'],
  ['2001:0DB8:0001:0002:0000:0000:0000:0001', 'with leading zeros and capitals'],
  ['2001:db8:1:2::', 'compressed at its end'],
  ['2001:db8:1:2::1%eth0', 'with a zone'],
  ['2001:db8:1:2::192.0.2.1', 'that ends as an IPv4 address'],
  [' 2001:db8:1:2::1 ', 'with spaces around it'],
])('counts %j, an address %s, as its /48 network', (address) => {
  expect(networkOf(address)).toBe('2001:db8:1::/48');
});

it.each([
  ['::1', '0:0:0::/48'],
  ['::', '0:0:0::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['2001::db8:1:2:3:4', '2001:0:0::/48'],
  ['fe80::1%wlan0', 'fe80:0:0::/48'],
])('fills in the groups that %s leaves out', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each(['::ffff:203.0.113.7', '::FFFF:cb00:7107', '0:0:0:0:0:ffff:203.0.113.7'])(
  'counts %s, an IPv4 address written as IPv6, as the IPv4 address',
  (address) => {
    expect(networkOf(address)).toBe('203.0.113.7');
  },
);

it.each(['203.0.113.7', 'unknown', '', 'a:b', '1:2:3', '2001:db8::1::2'])('leaves %j as it is', (text) => {
  expect(networkOf(text)).toBe(text);
});

it('distinguishes two addresses exactly when their first three groups differ', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const network = fc.tuple(group, group).map((groups) => `2001:${groups.join(':')}`);
  const client = fc.tuple(group, group, group, group, group).map((groups) => groups.join(':'));
  fc.assert(
    fc.property(network, network, client, client, (one, other, first, second) => {
      expect(networkOf(`${one}:${first}`)).toBe(networkOf(`${one}:${second}`));
      expect(networkOf(`${one}:${first}`) === networkOf(`${other}:${first}`)).toBe(one === other);
    }),
  );
});

it('lets no client pass a rate limit with another address of its network', async () => {
  let last = 0;
  const { statuses, refused } = await sendUntilRefused(10, () => {
    last += 1;
    const headers = { 'cf-connecting-ip': `2001:db8:aaaa:1::${last.toString(16)}` };
    return request('/api/newsletter/confirm', { token: 'x' }, { headers });
  });
  expect(statuses).toEqual(new Set([404]));
  expect(refused.headers.get('retry-after')).toBe('60');
  const neighbour = { 'cf-connecting-ip': '2001:db8:aaab:2::1' };
  await expectRefusal(request('/api/newsletter/confirm', { token: 'x' }, { headers: neighbour }), [
    404,
    'not_found',
    'This link has expired or was already used. Please subscribe again.',
  ]);
});

it('gives the holder of an IPv6 /48 one limit', async () => {
  let subnet = 0;
  const { statuses } = await sendUntilRefused(10, () => {
    subnet += 1;
    const headers = { 'cf-connecting-ip': `2001:db8:fffe:${subnet.toString(16)}::1` };
    return request('/api/newsletter/confirm', { token: 'x' }, { headers });
  });
  expect(statuses).toEqual(new Set([404]));
});
