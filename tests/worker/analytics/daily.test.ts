import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { addDays } from '#shared/time/days.ts';
import { countStayed, sendSummaries } from '#worker/analytics/daily.ts';
import { database } from '#worker/db/client.ts';
import { staff } from '#worker/db/schema.ts';
import { loadAndRender } from '#worker/mail/render.ts';
import { addOnEachDay, allCounts, emptyAnalytics } from '../support/analytics.ts';
import { emptyOutbox, outbox } from '../support/mail.ts';
import { emptyTables } from '../support/tables.ts';

beforeEach(async () => {
  await emptyOutbox();
  await emptyAnalytics();
  await emptyTables('newsletter_subscribers', 'daily_runs', 'staff');
  const firstSeenAt = '2026-11-01T00:00:00.000Z';
  await database(env)
    .insert(staff)
    .values([
      { email: 'amal@rihla.example', firstSeenAt, summary: true },
      { email: 'omar@rihla.example', firstSeenAt },
    ]);
});

const at = (time: string) => Date.parse(`2026-11-${time}:00+04:00`);

const stayed = async () => (await allCounts())['step|newsletter.stayed'] ?? 0;

async function subscribed(time: string, status = 'active') {
  await env.DB.prepare('INSERT INTO newsletter_subscribers (id, email, status, subscribed_at) VALUES (?1, ?1, ?2, ?3)')
    .bind(crypto.randomUUID(), status, new Date(at(time)).toISOString())
    .run();
}

it('counts subscribers who are still there after 14 days in Dubai, once', async () => {
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

/** The time is in Dubai; 22 November 2026 is a Sunday. */
const sunday = at('22T09:00');

it('reports the week from Sunday to Saturday and the one before to staff', async () => {
  // The days are from Sunday, 8 November, to Sunday, 22 November.
  await addOnEachDay('2026-11-22', 15, (day) => ({
    visits: day < 7 ? 10 : 15,
    'source|linkedin': 4,
    'step|demo.page': 3,
    'step|demo.sent': 1,
    'vital|phone|lcp|68': 5,
  }));
  await sendSummaries(env, sunday);
  const mails = await outbox();
  expect(mails).toMatchObject([
    { kind: 'staff_summary', to_address: 'amal@rihla.example', subject: 'The week on the site: 105 visits' },
  ]);
  const { html, text } = (await loadAndRender(env, mails[0]!.id))!;
  expect(text).toContain('Sunday, 15 November, to Saturday, 21 November');
  expect(text).toContain('105 visits (70), 50% more than the week before.');
  expect(text).toContain('7 demo requests (7) and 0 demos held (0).');
  expect(text).toContain('within 2.2 s (2.2 s)');
  expect(text).toMatch(/LinkedIn\s+28/);
  expect(html).toContain('https://rihla.example/admin/digest/summary-off');
  expect(html).toContain('https://rihla.example/admin/insights');
  expect(html).not.toMatch(/<img|<svg|data:/);
});

it('is sent once a week, on Sunday at nine or after a missed run', async () => {
  await sendSummaries(env, at('22T08:59'));
  // That was the previous week's email.
  await emptyOutbox();
  await Promise.all([sendSummaries(env, sunday), sendSummaries(env, sunday)]);
  await sendSummaries(env, at('24T12:00'));
  expect(await outbox()).toHaveLength(1);
  await sendSummaries(env, at('30T15:00'));
  expect(await outbox()).toHaveLength(2);
});

it('names the five sources of most visits', async () => {
  const counts = { newsletter: 6, linkedin: 5, google: 4, facebook: 3, x: 2, other: 1 };
  const named = Object.entries(counts).map(([name, count]) => [`source|${name}`, count]);
  await addOnEachDay('2026-11-21', 1, () => Object.fromEntries(named));
  await sendSummaries(env, sunday);
  const payload = await env.DB.prepare(`SELECT payload ->> '$.summary.sources' FROM emails`).first<string>(
    "payload ->> '$.summary.sources'",
  );
  expect(JSON.parse(payload!).map(({ source }: { source: string }) => source)).toEqual([
    ...['newsletter', 'linkedin', 'google', 'facebook', 'x'],
  ]);
});

it('reports a lack of events in plain words', async () => {
  await addOnEachDay(addDays('2026-11-22', -1), 1, () => ({ visits: 1 }));
  await sendSummaries(env, sunday);
  const { text } = (await loadAndRender(env, (await outbox())[0]!.id))!;
  expect(text).toContain('1 visit (0), up from none the week before.');
  expect(text).not.toContain('On phones');
});
