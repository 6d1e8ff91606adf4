import { env } from 'cloudflare:workers';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { database } from '#worker/db/client.ts';
import {
  attachments,
  bookings,
  conversationEntries,
  dataLinks,
  deadLetters,
  formSubmissions,
  webhookEvents,
} from '#worker/db/schema.ts';
import { updateSubmissions } from '#worker/db/submission-changes.ts';
import { storeReceived } from '#worker/inbox/received/receive.ts';
import { purgeExpired } from '#worker/privacy/retention.ts';
import { countingDatabase } from '../../support/counting-database.ts';
import { storeBooking } from '../support/booking-mails.ts';
import { countsOf } from '../support/counters.ts';
import { logged } from '../support/logs.ts';
import { emptyOutbox, enqueueMails, outbox, start } from '../support/mail.ts';

const day = 24 * 60 * 60 * 1000;

const ago = (days: number) => new Date(start - days * day).toISOString();

const db = database(env);

async function idsIn(table: string): Promise<unknown[]> {
  const { results } = await env.DB.prepare(`SELECT id FROM ${table} ORDER BY id`).all<{ id: unknown }>();
  return results.map(({ id }) => id);
}

beforeEach(async () => {
  await emptyOutbox();
});

it('deletes finished emails after a year, but none that is queued or sending', async () => {
  for (const status of ['sent', 'failed', 'cancelled', 'queued', 'sending'] as const) {
    await enqueueMails(1, { status, createdAt: ago(366) });
    await enqueueMails(1, { status, createdAt: ago(364) });
  }
  await purgeExpired(env, start);
  const remaining = (await outbox()).map(({ status }) => status).sort();
  expect(remaining).toEqual(['cancelled', 'failed', 'queued', 'queued', 'sending', 'sending', 'sent']);
});

it('deletes chat messages and their sessions after ninety days', async () => {
  const insert = env.DB.prepare(
    "INSERT INTO chat_messages (id, session_id, message, is_bot, timestamp, metadata) VALUES (?, ?, 'hello', 0, ?, '{}')",
  );
  await insert.bind('old', 'session-old', ago(91)).run();
  await insert.bind('new', 'session-new', ago(89)).run();
  await purgeExpired(env, start);
  expect((await env.DB.prepare('SELECT id FROM chat_messages').all()).results).toEqual([{ id: 'new' }]);
  expect((await env.DB.prepare('SELECT session_id FROM chat_sessions').all()).results).toEqual([
    { session_id: 'session-new' },
  ]);
});

it('uses the configured retention time, and deletes a limited number of rows a run', async () => {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 700)
     INSERT INTO emails (id, kind, to_address, subject, status, due_at, created_at)
     SELECT 'm' || i, 'newsletter', 'a@example.com', 's', 'sent', ?1, ?1 FROM n`,
  )
    .bind(ago(40))
    .run();
  await purgeExpired({ ...env, MAIL_RETENTION_DAYS: '41' }, start);
  expect(await outbox()).toHaveLength(700);
  await purgeExpired({ ...env, MAIL_RETENTION_DAYS: '30' }, start);
  expect(await outbox()).toHaveLength(200);
});

it('deletes submissions after two years with history and emails, and counts right', async () => {
  const submission = { formType: 'demo', email: 'layla@gulf-logistics.example' } as const;
  await db.insert(formSubmissions).values([
    { ...submission, id: 'old', submittedAt: ago(731) },
    { ...submission, id: 'new', submittedAt: ago(729) },
  ]);
  await db.batch(updateSubmissions(db, sql`true`, { status: sql`'contacted'`, by: 's', at: ago(731) }));
  // The dates allow only the record to explain the deletion.
  await enqueueMails(2, { submissionId: 'old', status: 'sent' });
  await enqueueMails(1, { submissionId: 'old', status: 'queued' });
  const kept = await enqueueMails(1, { submissionId: 'new', status: 'sent' });
  await purgeExpired(env, start);
  expect(await idsIn('form_submissions')).toEqual(['new']);
  expect(await idsIn('emails')).toEqual(kept);
  expect(await env.DB.prepare('SELECT submission_id FROM submission_events').all()).toMatchObject({
    results: [{ submission_id: 'new' }],
  });
  expect(await countsOf()).toEqual({ 'form|demo|contacted|0': 1 });
});

it.each([
  ['keeps', 'is still to come', -1, 'confirmed', 1],
  ['deletes', 'is cancelled', -1, 'cancelled', 0],
  ['deletes', 'is over', 1, 'held', 0],
] as const)('%s an old submission whose demo %s', async (_what, _when, daysAgo, status, kept) => {
  await db.delete(formSubmissions);
  await storeBooking({ submittedAt: ago(731), status: 'contacted' });
  const [startsAt, endsAt] = [ago(daysAgo), ago(daysAgo - 1 / 24)];
  await db.update(bookings).set({ startsAt, endsAt, status });
  await purgeExpired(env, start);
  expect(await idsIn('form_submissions')).toHaveLength(kept);
  expect(await idsIn('bookings')).toHaveLength(kept);
});

it('deletes data links after a day, and events and dead letters after thirty', async () => {
  const link = { email: 'layla@gulf-logistics.example' };
  await db.insert(dataLinks).values([
    { ...link, id: 'old', createdAt: ago(1.1) },
    { ...link, id: 'new', createdAt: ago(0.9) },
  ]);
  await db.insert(webhookEvents).values([
    { id: 'old', receivedAt: ago(31) },
    { id: 'new', receivedAt: ago(29) },
  ]);
  await db.insert(deadLetters).values([
    { id: 'old', queue: 'mail', body: '{}', failedAt: ago(31) },
    { id: 'new', queue: 'mail', body: '{}', failedAt: ago(29) },
  ]);
  await purgeExpired(env, start);
  for (const table of ['data_links', 'webhook_events', 'dead_letters']) expect(await idsIn(table)).toEqual(['new']);
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: 'retention', dataLinks: 1, webhookEvents: 1, deadLetters: 1, submissions: 0 }),
  ]);
});

it('reads only expired rows, and logs nothing when there are none', async () => {
  const numbers = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)';
  await env.DB.batch([
    env.DB.prepare(
      `${numbers} INSERT INTO form_submissions (id, form_type, email, submitted_at)
       SELECT 's' || i, 'demo', 'a@example.com', ?1 FROM n`,
    ).bind(ago(1)),
    // The board keeps these applications at any age.
    env.DB.prepare(
      `${numbers} INSERT INTO form_submissions (id, form_type, email, submitted_at, stage, status)
       SELECT 'held' || i, 'career', 'a@example.com', ?1, iif(i % 2, 'interview', 'offer'), 'contacted' FROM n`,
    ).bind(ago(1000)),
    env.DB.prepare(
      `${numbers} INSERT INTO newsletter_subscribers (id, email, status, subscribed_at)
       SELECT 'r' || i, 'reader' || i || '@example.com', iif(i % 2, 'active', 'unconfirmed'), ?1 FROM n`,
    ).bind(ago(1)),
    env.DB.prepare(
      `${numbers} INSERT INTO emails (id, kind, to_address, subject, status, due_at, created_at, submission_id, subscriber_id)
       SELECT 'm' || i, 'newsletter', 'a@example.com', 's', iif(i % 2, 'sent', 'queued'), ?1, ?1, 's' || i, 'r' || i FROM n`,
    ).bind(ago(1)),
    env.DB.prepare(
      `${numbers} INSERT INTO data_links (id, email, created_at) SELECT 'l' || i, 'a@example.com', ?1 FROM n`,
    ).bind(ago(0.1)),
  ]);
  const { DB, cost } = countingDatabase(env.DB);
  await purgeExpired({ ...env, DB }, start);
  expect(cost).toMatchObject({ roundTrips: 1, rowsWritten: 0 });
  expect(cost.rowsRead).toBeLessThanOrEqual(52);
  expect(logged).toEqual([]);
  await env.DB.batch([
    env.DB.prepare("UPDATE form_submissions SET submitted_at = ?1 WHERE id = 's1'").bind(ago(731)),
    env.DB.prepare("UPDATE newsletter_subscribers SET subscribed_at = ?1 WHERE id = 'r2'").bind(ago(31)),
  ]);
  await purgeExpired({ ...env, DB }, start);
  expect(await idsIn('emails')).toHaveLength(298);
  expect(cost.rowsRead).toBeLessThanOrEqual(150);
});

it('keeps records that people have changed since, but not for notes or auto-replies', async () => {
  await db.delete(formSubmissions);
  const old = { formType: 'career', email: 'a@example.com', stage: 'new', submittedAt: ago(366) } as const;
  const ids = ['untouched', 'status', 'stage', 'assignee', 'sent', 'received', 'note', 'automatic'];
  await db.insert(formSubmissions).values(ids.map((id) => ({ ...old, id })));
  for (const [id, change] of [
    ['status', { status: sql`'contacted'` }],
    ['stage', { stage: sql`'screening'` }],
    ['assignee', { assignee: sql`'sara@rihla.example'` }],
    ['sent', { hasMail: true }],
  ] as const) {
    await db.batch(updateSubmissions(db, eq(formSubmissions.id, id), { ...change, by: 's', at: ago(1) }));
  }
  const entry = { text: 't', by: 's', at: ago(1) };
  await storeReceived(env, { ...entry, id: 'b', submissionId: 'received', kind: 'received' });
  await db.insert(conversationEntries).values({ ...entry, id: 'c', submissionId: 'note', kind: 'note' });
  await storeReceived(env, { ...entry, id: 'd', submissionId: 'automatic', kind: 'received', automatic: true });
  await purgeExpired(env, start);
  expect(await idsIn('form_submissions')).toEqual(['received', 'sent', 'stage', 'status']);
  await purgeExpired(env, start + 365 * day);
  expect(await idsIn('form_submissions')).toEqual([]);
});

it('deletes applications after a year with files, and others after two', async () => {
  await db.delete(formSubmissions);
  for (const [id, formType, days] of [
    ['old-application', 'career', 366],
    ['new-application', 'career', 364],
    ['old-inquiry', 'partnership', 731],
    ['new-inquiry', 'partnership', 729],
  ] as const) {
    await db
      .insert(formSubmissions)
      .values({ id, formType, email: 'a@example.com', additionalData: {}, submittedAt: ago(days) });
    await db.insert(conversationEntries).values({ id, submissionId: id, kind: 'note', text: 'n', by: 's', at: ago(1) });
    const file = { type: 'application/pdf', name: 'cv.pdf', size: 1, sha256: '', createdAt: ago(days) };
    await db.insert(attachments).values({ id, submissionId: id, key: `cv/${id}`, ...file });
  }
  await purgeExpired(env, start);
  for (const table of ['form_submissions', 'conversation_entries', 'attachments']) {
    expect(await idsIn(table)).toEqual(['new-application', 'new-inquiry']);
  }
  const { results } = await env.DB.prepare("SELECT key FROM file_deletions WHERE due_at = '' ORDER BY key").all();
  expect(results).toEqual([{ key: 'cv/old-application' }, { key: 'cv/old-inquiry' }]);
});
