// A bot with one IPv6 network, which has 2^80 addresses, sends each beacon from another address to distort the site's
// figures.
import { beforeEach, expect, it } from 'vitest';
import { allCounts, beacon, browserHeaders, emptyAnalytics } from '../worker/support/analytics.ts';
import { jsonPost, requestWith } from '../worker/support/faults.ts';

beforeEach(async () => {
  await emptyAnalytics();
});

function limitOfThree(): RateLimit {
  const seen = new Map<string, number>();
  return {
    async limit({ key }) {
      seen.set(key, (seen.get(key) ?? 0) + 1);
      return { success: seen.get(key)! <= 3 };
    },
  };
}

async function send(addresses: string[]): Promise<void> {
  const BEACON_LIMIT = limitOfThree();
  for (const address of addresses) {
    const { headers, ...init } = jsonPost(beacon());
    const sent = { ...init, headers: { ...headers, ...browserHeaders, 'cf-connecting-ip': address } };
    expect((await requestWith({ BEACON_LIMIT }, '/api/analytics', sent)).status).toBe(204);
  }
}

it('counts no more beacons of a network than of one address', async () => {
  await send(Array.from({ length: 20 }, (_, host) => `2001:db8:7:${host.toString(16)}::1`));
  expect(await allCounts()).toMatchObject({ views: 3 });
});

it('counts the beacons of neighbouring networks', async () => {
  await send(Array.from({ length: 20 }, (_, network) => `2001:db8:${network.toString(16)}::1`));
  expect(await allCounts()).toMatchObject({ views: 20 });
});
