import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { Page } from '#shared/contracts/admin.ts';
import type { Suppression } from '#shared/contracts/mail.ts';
import { addressHash } from '#worker/db/keys.ts';
import { databaseFailingAt, jsonPost } from '../support/faults.ts';
import { expectLogs } from '../support/logs.ts';
import { emptyOutbox, enqueueMails, outbox } from '../support/mail.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

const path = '/api/admin/suppressions';
const email = 'Reader@Example.com';

beforeEach(async () => {
  await emptyOutbox();
  await emptyTables('suppressions');
});

const add = (address: unknown = email) => asStaff(path, jsonPost({ email: address }));
const remove = (hash: string, bindings = {}) => asStaff(`${path}/${hash}`, { method: 'DELETE' }, bindings);
const list = async (query = '') => (await getAsStaff(`${path}${query}`)).json<Page<Suppression>>();

async function insert(hash: string, overrides: Partial<Suppression> = {}) {
  const row = {
    email: `${hash}@example.com`,
    reason: 'hard_bounce',
    detail: '550 unknown',
    created_at: hash,
    ...overrides,
  };
  await env.DB.prepare(
    'INSERT INTO suppressions (address_hash, email, reason, detail, created_at) VALUES (?1, ?2, ?3, ?4, ?5)',
  )
    .bind(hash, row.email, row.reason, row.detail, row.created_at)
    .run();
}

async function auditLines() {
  const { results } = await env.DB.prepare(
    `SELECT detail, done_by FROM audit_log WHERE action = 'suppression_removed' ORDER BY id`,
  ).all();
  return results;
}

it('lists the suppressed addresses page by page, newest first and each one once', async () => {
  for (const hash of ['a', 'b', 'c']) await insert(hash);
  await insert('d', { email: null, reason: 'erased', detail: null });
  const first = await list('?limit=3');
  expect(first.items[0]).toEqual({ address_hash: 'd', email: null, reason: 'erased', detail: null, created_at: 'd' });
  expect(first.items.map(({ address_hash }) => address_hash)).toEqual(['d', 'c', 'b']);
  const second = await list(`?limit=3&cursor=${first.nextCursor}`);
  expect(second).toMatchObject({ items: [{ address_hash: 'a', detail: '550 unknown' }], nextCursor: null });
});

it('adds an address by hand once, and cancels its queued emails', async () => {
  const [queued] = await enqueueMails(1, { toAddress: email.toLowerCase() });
  const first = await add();
  expect(first.status).toBe(201);
  const { suppression } = await first.json<{ suppression: Suppression }>();
  expect(suppression).toEqual({
    address_hash: await addressHash(env, email),
    email,
    reason: 'manual',
    detail: null,
    created_at: expect.stringMatching(/Z$/),
  });
  const mail = (await outbox()).find(({ id }) => id === queued);
  expect(mail).toMatchObject({ status: 'cancelled', last_error: 'suppressed_manual' });
  const again = await add(` ${email.toUpperCase()} `);
  expect(again.status).toBe(201);
  expect(await again.json()).toEqual({ suppression });
  expect((await list()).items).toHaveLength(1);
});

it('keeps an earlier reason, but replaces the entry of an erased address', async () => {
  const hash = await addressHash(env, email);
  await insert(hash, { reason: 'complaint' });
  expect(await (await add()).json()).toMatchObject({ suppression: { reason: 'complaint' } });
  await env.DB.prepare(`UPDATE suppressions SET reason = 'erased', email = NULL, detail = NULL`).run();
  expect(await (await add()).json()).toMatchObject({ suppression: { reason: 'manual', email } });
});

it.each(['', 'no address', 7, null])('refuses to add %j', async (address) => {
  await expectRefusal(add(address), [
    422,
    'validation_failed',
    /^email: Please enter (?:an email address such as name@company\.com|your email address)\.$/,
  ]);
});

it('removes a suppression, and records in the audit log who did it', async () => {
  await add();
  const hash = await addressHash(env, email);
  const before = await auditLines();
  expect((await remove(hash)).status).toBe(204);
  expect((await list()).items).toEqual([]);
  const line = { detail: `hmac-sha256:${hash}`, done_by: 'amal@rihla.example' };
  expect(await auditLines()).toEqual([...before, line]);
  await expectRefusal(remove(hash), [404, 'not_found', 'This address isn’t blocked.']);
  expect(await auditLines()).toEqual([...before, line]);
});

it.each([0, 1])('removes a suppression completely or not at all when statement %i fails', async (statement) => {
  expectLogs('request_failed');
  await add();
  const before = await auditLines();
  const response = await remove(await addressHash(env, email), { DB: databaseFailingAt(statement) });
  expect(response.status).toBe(500);
  expect((await list()).items).toHaveLength(1);
  expect(await auditLines()).toEqual(before);
});
