import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { countingDatabase } from '../../support/counting-database.ts';
import { silenceLogs } from '../support/logs.ts';
import { emptyOutbox, enqueueMails } from '../support/mail.ts';
import { getAsStaff } from '../support/staff.ts';

beforeEach(async () => {
  silenceLogs();
  await emptyOutbox();
});

const state = async () => (await getAsStaff('/api/admin/mail-state')).json();

it('says that the provider accepts mail, and counts what failed', async () => {
  expect(await state()).toEqual({ refusal: null, failed: 0, deadLetters: 0 });
  await enqueueMails(2, { status: 'failed' });
  await enqueueMails(1, { status: 'sent' });
  await env.DB.prepare(
    `INSERT INTO dead_letters VALUES ('d', 'rihla-mail-dead', '{}', '2026-01-01T00:00:00.000Z')`,
  ).run();
  expect(await state()).toEqual({ refusal: null, failed: 2, deadLetters: 1 });
});

it('says since when and why the provider refuses the sender or the key', async () => {
  const since = '2026-11-23T08:00:00.000Z';
  const update = env.DB.prepare('UPDATE mail_state SET refusal = ?, refused_at = ? WHERE id = 1');
  await update.bind('API key is invalid', since).run();
  expect(await state()).toMatchObject({ refusal: { message: 'API key is invalid', since } });
  await update.bind(null, null).run();
  expect(await state()).toMatchObject({ refusal: null });
});

it('reads a limited number of rows, however many mails failed', async () => {
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
