import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { database } from '#worker/db/client.ts';
import { transaction } from '#worker/db/transaction.ts';
import { releaseStaleClaims, retryFailed } from '#worker/mail/retry.ts';
import { jsonPost, requestWith } from '../support/faults.ts';
import { emptyOutbox, enqueueMails, mailbox, minute, start } from '../support/mail.ts';
import { expectRefusal } from '../support/refusal.ts';
import { accessOff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

beforeEach(async () => {
  await emptyOutbox();
  await emptyTables('newsletters');
});

const now = '2026-11-23T08:00:00.000Z';
const retryAll = async () => (await transaction(database(env), retryFailed(database(env), now))).retried.length;
const post = (path: string) => requestWith(accessOff, path, jsonPost({}), 'http://localhost');

interface Row {
  id: string;
  status: string;
  attempts: number;
  due_at: string;
  last_error: string | null;
  batch_id: string | null;
}
const rows = async () => (await env.DB.prepare('SELECT * FROM emails ORDER BY created_at, id').all<Row>()).results;

async function failNewsletterEmails(count: number, newsletterId = 'n1') {
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO newsletters (id, kind, subject, content, created_by, created_at, recipients, queued, failed)
       VALUES (?1, 'newsletter', 's', 'c', 'staff', 't', ?2, 0, ?2)`,
    ).bind(newsletterId, count),
    env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       INSERT INTO emails (id, kind, to_address, subject, status, attempts, due_at, created_at, last_error, newsletter_id, batch_id)
       SELECT ?1 || printf('%06d', i), 'newsletter', 'reader' || i || '@example.com', 's', 'failed', 6, 't',
         printf('2026-01-01T%06d', i), 'Refused', ?1, ?1 || '/0' FROM n`,
    ).bind(newsletterId, count),
  ]);
}

it('queues every failed email again with all tries, and keeps the last error', async () => {
  await enqueueMails(1, { status: 'failed', attempts: 6, lastError: 'Refused', batchId: 'old/1' });
  await enqueueMails(1, { status: 'sent', attempts: 1 });
  await enqueueMails(1, { status: 'cancelled' });
  expect(await retryAll()).toBe(1);
  const [mail] = (await rows()).filter(({ status }) => status === 'queued');
  expect(mail).toMatchObject({ attempts: 0, due_at: now, last_error: 'Refused', batch_id: null });
  expect((await rows()).map(({ status }) => status).sort()).toEqual(['cancelled', 'queued', 'sent']);
});

it('puts newsletter emails into new batches, and updates their counts', async () => {
  await failNewsletterEmails(250);
  await enqueueMails(3, { status: 'failed' });
  expect(await retryAll()).toBe(253);
  const sizes = new Map<string | null, number>();
  for (const { batch_id } of await rows()) sizes.set(batch_id, (sizes.get(batch_id) ?? 0) + 1);
  const uuid = [...sizes.keys()].find(Boolean)!.split('/')[0];
  expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
  expect(Object.fromEntries(sizes)).toEqual({ [`${uuid}/0`]: 100, [`${uuid}/1`]: 100, [`${uuid}/2`]: 50, null: 3 });
  const newsletter = await env.DB.prepare('SELECT queued, failed FROM newsletters').first();
  expect(newsletter).toEqual({ queued: 250, failed: 0 });
});

it('retries at most 10,000 emails a call, the oldest first', async () => {
  await failNewsletterEmails(10_020);
  expect(await retryAll()).toBe(10_000);
  const all = await rows();
  expect(all.slice(0, 10_000).every(({ status }) => status === 'queued')).toBe(true);
  expect(all.slice(10_000).every(({ status }) => status === 'failed')).toBe(true);
  expect(await retryAll()).toBe(20);
  expect(await retryAll()).toBe(0);
});

it('answers how many emails it retries, and sends them right away', async () => {
  const { sent } = mailbox();
  await enqueueMails(2, { status: 'failed', attempts: 6 });
  const response = await post('/api/admin/emails/retry');
  expect(response.status).toBe(202);
  expect(await response.json()).toEqual({ retried: 2, remaining: 0 });
  expect(sent).toHaveLength(2);
  expect((await rows()).map(({ status }) => status)).toEqual(['sent', 'sent']);
});

it('takes a retried email out of its batch, and confuses no ids', async () => {
  mailbox();
  const [id, other] = await enqueueMails(2, { status: 'failed', batchId: 'n1/0' });
  expect((await post(`/api/admin/emails/${id}/retry`)).status).toBe(202);
  const rowOf = async (mail?: string) => (await rows()).find((row) => row.id === mail);
  expect(await rowOf(id)).toMatchObject({ batch_id: null });
  expect(await rowOf(other)).toMatchObject({ status: 'failed', batch_id: 'n1/0' });
  await expectRefusal(post('/api/admin/emails/retry/retry'), [404, 'not_found', 'This email no longer exists.']);
});

it('sends a queued newsletter email that is retried together with its batch', async () => {
  const { sent } = mailbox();
  const later = '2999-01-01T00:00:00.000Z';
  const [id] = await enqueueMails(3, { status: 'queued', batchId: 'n1/0', dueAt: later });
  await enqueueMails(1, { status: 'queued', batchId: 'n1/1', dueAt: later });
  expect((await post(`/api/admin/emails/${id}/retry`)).status).toBe(202);
  expect(sent).toHaveLength(3);
});

it('takes an email back from its delivery after ten minutes', async () => {
  await enqueueMails(1, { status: 'sending', attempts: 1, claimedAt: new Date(start).toISOString() });
  expect(await releaseStaleClaims(database(env), start + 10 * minute)).toBe(0);
  expect(await releaseStaleClaims(database(env), start + 10 * minute + 1)).toBe(1);
});
