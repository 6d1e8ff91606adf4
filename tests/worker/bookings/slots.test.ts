import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { Slots } from '#shared/contracts/bookings.ts';
import { countingDatabase } from '../../support/counting-database.ts';
import { addHost, beginOnMonday, setTime, tuesdayAtNine } from '../support/bookings.ts';
import { request } from '../support/client.ts';
import { requestWith } from '../support/faults.ts';
import { changeHosts } from '../support/records.ts';

beforeEach(beginOnMonday);

async function slots(query = ''): Promise<Slots> {
  const response = await request(`/api/slots${query}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.json<Slots>();
}

it('lists the next fourteen days, and the closed days with their reason', async () => {
  const answer = await slots();
  expect(answer.timeZone).toBe('Asia/Dubai');
  // Four hours of notice after eight in the morning.
  expect(answer.slots[0]).toEqual({ startsAt: '2026-11-23T09:00:00.000Z', endsAt: '2026-11-23T10:00:00.000Z' });
  expect(answer.slots.at(-1)?.startsAt).toBe('2026-12-04T12:00:00.000Z');
  expect(answer.closed).toEqual([
    { date: '2026-11-28', reason: 'Weekend', certainty: 'official' },
    { date: '2026-11-29', reason: 'Weekend', certainty: 'official' },
    { date: '2026-12-02', reason: 'UAE National Day (Eid Al Etihad)', certainty: 'official' },
    { date: '2026-12-03', reason: 'UAE National Day (Eid Al Etihad)', certainty: 'official' },
    { date: '2026-12-05', reason: 'Weekend', certainty: 'official' },
    { date: '2026-12-06', reason: 'Weekend', certainty: 'official' },
  ]);
  const closed = new Set(answer.closed.map(({ date }) => date));
  expect(answer.slots.filter(({ startsAt }) => closed.has(startsAt.slice(0, 10)))).toEqual([]);
});

it('gives the reasons in Arabic', async () => {
  const { closed } = await slots('?from=2026-12-02&days=1&locale=ar');
  expect(closed).toEqual([{ date: '2026-12-02', reason: 'عيد الاتحاد', certainty: 'official' }]);
});

it('marks days that depend on the moon as expected', async () => {
  setTime('2027-03-01T04:00:00.000Z');
  const { closed, slots: open } = await slots('?from=2027-03-08&days=4');
  expect(closed).toEqual([
    { date: '2027-03-09', reason: 'Eid al-Fitr', certainty: 'expected' },
    { date: '2027-03-10', reason: 'Eid al-Fitr', certainty: 'expected' },
    { date: '2027-03-11', reason: 'Eid al-Fitr', certainty: 'expected' },
  ]);
  // The last day of Ramadan ends at three.
  expect(open.map(({ endsAt }) => endsAt).at(-1)).toBe('2027-03-08T11:00:00.000Z');
});

it('closes a day on which no host works', async () => {
  await changeHosts({ active: false });
  await addHost('only-tuesdays', [[], [], [9], [], [], [], []]);
  const { slots: open, closed } = await slots('?from=2026-11-23&days=3');
  expect(open.map(({ startsAt }) => startsAt)).toEqual([tuesdayAtNine]);
  expect(closed.map(({ reason }) => reason)).toEqual(['No demos on this day', 'No demos on this day']);
  await changeHosts({ active: true });
});

it.each(['?from=tomorrow', '?from=2026-02-30', '?days=0', '?days=32', '?days=x', '?from=9999-12-31'])(
  'refuses %s',
  async (query) => {
    const response = await request(`/api/slots${query}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'validation_failed' });
  },
);

it('reads at most 400 rows for 31 days, however many old bookings there are', async () => {
  for (const id of ['b', 'c', 'd', 'e']) await addHost(id);
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 9999)
     INSERT INTO bookings (id, submission_id, host_id, starts_at, ends_at, status, created_at, changed_at, changed_by)
     SELECT 'old-' || i, 's-' || i, 'b', strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-23', '-' || (i + 1) || ' hours'),
       strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-23', '-' || i || ' hours'),
       CASE i % 3 WHEN 0 THEN 'held' WHEN 1 THEN 'confirmed' ELSE 'cancelled' END, '', '', '' FROM n`,
  ).run();
  await env.DB.prepare(
    `INSERT INTO bookings (id, submission_id, host_id, starts_at, ends_at, created_at, changed_at, changed_by)
     SELECT h.value || d.value || t.value, h.value || d.value || t.value, h.value, strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-24', d.value || ' days', t.value || ' hours'),
       strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-24', d.value || ' days', (t.value + 1) || ' hours'), '', '', ''
     FROM json_each('["demo-team","b","c","d","e"]') h, json_each('[0,1,2,6,7,8,9,10,13,14,15,16]') d, json_each('[5,6,7,9]') t`,
  ).run();
  const { DB, cost } = countingDatabase(env.DB);
  const response = await requestWith({ DB }, '/api/slots?from=2026-11-23&days=31');
  expect(response.status).toBe(200);
  expect(cost.rowsRead).toBeLessThanOrEqual(400);
  expect(cost.roundTrips).toBe(1);
});
