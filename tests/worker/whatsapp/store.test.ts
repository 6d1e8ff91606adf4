import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { selectDeliveries } from '#worker/chat/whatsapp-view.ts';
import { database } from '#worker/db/client.ts';
import { endLease, storeReceived, storeUpdates, takeLease } from '#worker/whatsapp/store.ts';
import { recordingDatabase } from '../support/faults.ts';
import { noWhatsapp } from '../support/whatsapp.ts';

beforeEach(noWhatsapp);

const at = '2031-01-20T08:00:00.000Z';

const addPerson = () =>
  env.DB.prepare(
    `INSERT INTO whatsapp_people (id, phone, session_id, locale, account_id, received_at)
     VALUES ('p1', '971501234567', 's1', 'en', '555', ?)`,
  )
    .bind(at)
    .run();

it.each([
  [200, 1],
  [201, 2],
])('stores 200 messages with a statement, %i with %i', async (count, expected) => {
  const sender = { phone: '971501234567', userId: null, name: 'Omar', accountId: '555' };
  const content = { kind: 'text' as const, text: 'Hello' };
  const received = Array.from({ length: count }, (_, index) => ({ wamid: `wamid.${index}`, sender, at, content }));
  const { DB, statements } = recordingDatabase();
  await storeReceived(database({ DB }), received);
  expect(statements).toHaveLength(expected);
});

it.each([
  [1000, 1],
  [1001, 2],
])('stores 1,000 statuses with a statement, %i with %i', async (count, expected) => {
  const update = { id: undefined, status: 'read' as const, error: undefined };
  const updates = Array.from({ length: count }, (_, index) => ({ ...update, wamid: `wamid.${index}` }));
  const { DB, statements } = recordingDatabase();
  await storeUpdates(database({ DB }), updates);
  expect(statements.filter((sql) => /UPDATE whatsapp_messages/.test(sql))).toHaveLength(expected);
});

it('lets one request at a time handle a person, for two minutes at most', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) });
  await addPerson();
  const db = database(env);
  expect(await takeLease(db, 'p1')).toBeDefined();
  vi.setSystemTime(Date.parse(at) + 120_000);
  expect(await takeLease(db, 'p1')).toBeUndefined();
  vi.setSystemTime(Date.parse(at) + 120_001);
  const person = await takeLease(db, 'p1');
  await endLease(db, person!);
  expect(await takeLease(db, 'p1')).toBeDefined();
});

it('shows how far the newest two hundred messages of a conversation came', async () => {
  await addPerson();
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 201)
     INSERT INTO whatsapp_messages (id, person_id, status, at, due_at) SELECT 'm' || i, 'p1', 'sent', ?1, ?1 FROM n`,
  )
    .bind(at)
    .run();
  const shown = await selectDeliveries(database(env), 's1');
  expect([shown.length, shown[0]?.id, shown.at(-1)?.id]).toEqual([200, 'm201', 'm2']);
});
