import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { countStayed } from '../../../src-worker/analytics/daily.ts';
import { allCounts, emptyAnalytics } from '../support/analytics.ts';

const at = (time: string) => Date.parse(`2026-11-${time}:00+04:00`);
const stayed = async () => (await allCounts())['step|newsletter.stayed'] ?? 0;

beforeEach(async () => {
  for (const table of ['newsletter_subscribers', 'daily_runs']) await env.DB.prepare(`DELETE FROM ${table}`).run();
  await emptyAnalytics();
});

async function subscribed(time: string, status = 'active') {
  await env.DB.prepare('INSERT INTO newsletter_subscribers (id, email, status, subscribed_at) VALUES (?1, ?1, ?2, ?3)')
    .bind(crypto.randomUUID(), status, new Date(at(time)).toISOString())
    .run();
}

it('counts who is still subscribed after 14 days in Dubai, once', async () => {
  await subscribed('09T23:59');
  await subscribed('10T00:00');
  await subscribed('10T23:59');
  await subscribed('10T12:00', 'unsubscribed');
  await subscribed('10T12:00', 'unconfirmed');
  await subscribed('11T00:00');
  await countStayed(env, at('24T00:01'));
  expect(await stayed()).toBe(2);
  await Promise.all([countStayed(env, at('24T00:02')), countStayed(env, at('24T23:59'))]);
  expect(await stayed()).toBe(2);
  await countStayed(env, at('25T00:01'));
  expect(await stayed()).toBe(3);
});

it('makes up for days on which it did not run', async () => {
  await subscribed('06T12:00');
  await subscribed('07T12:00');
  await subscribed('08T12:00');
  await countStayed(env, at('20T12:00'));
  await countStayed(env, at('23T12:00'));
  expect(await stayed()).toBe(3);
});
