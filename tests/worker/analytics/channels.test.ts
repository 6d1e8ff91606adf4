import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { AnalyticsReport } from '#shared/contracts/analytics.ts';
import { countingDatabase } from '../../support/counting-database.ts';
import { getAsStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';
import { noWhatsapp, whatsappOn } from '../support/whatsapp.ts';

beforeEach(async () => {
  await noWhatsapp();
  await emptyTables('analytics_days');
});

const minutes = (at: string, later: number) => new Date(Date.parse(at) + later * 60_000).toISOString();

/** Each line: minutes after the start, and the notice or the author of the message. */
async function conversation(channel: 'site' | 'whatsapp', at: string, ...lines: [number, string][]): Promise<void> {
  const session = `session_${crypto.randomUUID()}`;
  const insert = env.DB.prepare(
    `INSERT INTO chat_messages (id, session_id, message, is_bot, timestamp, metadata) VALUES (?, ?, 'Hello', 0, ?, ?)`,
  );
  const rows = [[0, ''] as const, ...lines].map(([later, by]) => {
    const metadata = by.includes('@') ? { author: by } : by ? { notice: { kind: by } } : {};
    return insert.bind(crypto.randomUUID(), session, minutes(at, later), JSON.stringify(metadata));
  });
  await env.DB.batch(rows);
  if (channel === 'site') return;
  await env.DB.prepare(
    `INSERT INTO whatsapp_people (id, user_id, session_id, account_id, received_at) VALUES (?1, ?1, ?1, '1', ?2)`,
  )
    .bind(session, at)
    .run();
}

const report = async (query: string, bindings = {}) =>
  (await (await getAsStaff(`/api/admin/analytics${query}`, bindings)).json<AnalyticsReport>()).channels;

const may = '?from=2026-05-01&to=2026-05-31';
const amal = 'amal@rihla.example';

it('counts conversations and the median of the first replies, by channel and period', async () => {
  await conversation('site', '2026-05-02T08:00:00.000Z');
  await conversation('site', '2026-05-03T08:00:00.000Z', [1, 'waiting'], [2, 'joined'], [3, amal], [9, amal]);
  await conversation('site', '2026-04-30T19:59:59.999Z', [1, 'promised']);
  for (const wait of [10, 600, 90]) {
    const asked = [5, 'promised'] as [number, string];
    await conversation('whatsapp', '2026-05-31T19:59:59.999Z', [1, amal], asked, [5 + wait, amal]);
  }
  await conversation('whatsapp', '2026-05-30T20:00:00.000Z', [1, amal]);
  await conversation('whatsapp', '2026-05-31T20:00:00.000Z', [1, 'waiting'], [2, amal]);
  expect(await report(may)).toEqual([
    {
      channel: 'site',
      conversations: { now: 2, before: 1 },
      asked: { now: 1, before: 1 },
      firstReply: { now: 120, before: null },
    },
    {
      channel: 'whatsapp',
      conversations: { now: 4, before: 0 },
      asked: { now: 3, before: 0 },
      firstReply: { now: 90 * 60, before: null },
    },
  ]);
  const csv = await (await getAsStaff(`/api/admin/analytics.csv${may}`)).text();
  expect(csv.split('\r\n')).toEqual(
    expect.arrayContaining([
      'channels,site,conversations,2,1',
      'channels,site,requests for a person,1,1',
      'channels,whatsapp,seconds to the first reply,5400,',
    ]),
  );
});

it('reads a few rows for each conversation, however long it is', async () => {
  const talk = Array.from({ length: 60 }, (_, i): [number, string] => [i + 2, '']);
  for (let i = 0; i < 10; i++) {
    await conversation('site', '2026-05-10T08:00:00.000Z', [1, 'waiting'], [2, amal], ...talk);
  }
  const { DB, cost } = countingDatabase(env.DB);
  await report(may, { DB });
  expect(cost.rowsRead).toBeLessThanOrEqual(150);
});

it('names WhatsApp once it is on or was used', async () => {
  const names = async (bindings = {}) => (await report('', bindings)).map(({ channel }) => channel);
  expect([await names(), await names(whatsappOn)]).toEqual([['site'], ['site', 'whatsapp']]);
  await conversation('whatsapp', new Date().toISOString());
  expect(await names()).toEqual(['site', 'whatsapp']);
});
