import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { Page } from '#shared/contracts/admin.ts';
import type { DeadLetter } from '#shared/contracts/mail.ts';
import { countingDatabase } from '../../support/counting-database.ts';
import { requestWith } from '../support/faults.ts';
import { emptyOutbox, enqueueMails } from '../support/mail.ts';
import { expectRefusal } from '../support/refusal.ts';
import { accessOff, getAsStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

beforeEach(async () => {
  await emptyOutbox();
  await emptyTables('dead_letters');
  const insert = env.DB.prepare(`INSERT INTO dead_letters VALUES (?1, 'rihla-mail-dead', ?2, ?1)`);
  await env.DB.batch(['a', 'b', 'c'].map((id) => insert.bind(id, JSON.stringify({ batchId: `n1/${id}` }))));
});

const path = '/api/admin/dead-letters';

const list = async (query = '') => (await getAsStaff(`${path}${query}`)).json<Page<DeadLetter>>();

const remove = (id: string) => requestWith(accessOff, `${path}/${id}`, { method: 'DELETE' }, 'http://localhost');

it('lists the messages that no queue could deliver, newest first', async () => {
  const first = await list('?limit=2');
  expect(first.items[0]).toEqual({ id: 'c', queue: 'rihla-mail-dead', body: { batchId: 'n1/c' }, failed_at: 'c' });
  const second = await list(`?limit=2&cursor=${first.nextCursor}`);
  expect(second).toMatchObject({ items: [{ id: 'a' }], nextCursor: null });
});

it('removes a message that staff have seen', async () => {
  expect((await remove('b')).status).toBe(204);
  expect((await list()).items.map(({ id }) => id)).toEqual(['c', 'a']);
  await expectRefusal(remove('b'), [404, 'not_found', 'This message no longer exists.']);
});

const state = async () => (await getAsStaff('/api/admin/mail-state')).json();

it('says that the provider accepts email, and counts failed emails', async () => {
  expect(await state()).toEqual({ refusal: null, failed: 0, deadLetters: 3 });
  await enqueueMails(2, { status: 'failed' });
  await enqueueMails(1, { status: 'sent' });
  expect(await state()).toEqual({ refusal: null, failed: 2, deadLetters: 3 });
});

it('says since when and why the provider refuses the sender or the key', async () => {
  const since = '2026-11-23T08:00:00.000Z';
  const update = env.DB.prepare('UPDATE mail_state SET refusal = ?, refused_at = ? WHERE id = 1');
  await update.bind('API key is invalid', since).run();
  expect(await state()).toMatchObject({ refusal: { message: 'API key is invalid', since } });
  await update.bind(null, null).run();
  expect(await state()).toMatchObject({ refusal: null });
});

it('reads a limited number of rows, however many emails failed', async () => {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 12000)
     INSERT INTO emails (id, kind, to_address, subject, status, due_at, created_at)
     SELECT 'm' || i, 'newsletter', 'a@example.com', 's', iif(i % 50, 'failed', 'sent'), 't', 't' FROM n`,
  ).run();
  const { DB, cost } = countingDatabase(env.DB);
  const response = await getAsStaff('/api/admin/mail-state', { DB });
  expect(await response.json()).toMatchObject({ failed: 10_000 });
  expect(cost).toMatchObject({ roundTrips: 2 });
  expect(cost.rowsRead).toBeLessThanOrEqual(10_010);
});

it('finds the emails to an address, whatever its case, and reads no others', async () => {
  await enqueueMails(300);
  const [mine = ''] = await enqueueMails(1, { toAddress: 'Layla@Gulf.example' });
  const { DB, cost } = countingDatabase(env.DB);
  const found = async (query: string) =>
    (await (await getAsStaff(`/api/admin/emails?${query}`, { DB })).json<Page<{ id: string }>>()).items.map(
      ({ id }) => id,
    );
  expect(await found('q=LAYLA@gulf.example')).toEqual([mine]);
  expect(await found('q=layla@gulf.example&status=queued')).toEqual([mine]);
  expect(cost.rowsRead).toBeLessThanOrEqual(20);
  expect(await found('q=layla@gulf.example&status=sent')).toEqual([]);
  expect(await found('q=layla')).toEqual([]);
});
