import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '../../../src-worker/db/client.ts';
import { formSubmissions } from '../../../src-worker/db/schema.ts';
import { enqueueAssignments, replyNotifications } from '../../../src-worker/inbox/mails.tsx';
import { deliverDue } from '../../../src-worker/mail/delivery.ts';
import { silenceLogs } from '../support/logs.ts';
import { emptyOutbox, mailbox, outbox } from '../support/mail.ts';
import { exampleOf } from '../support/mail-examples.ts';

const staff = ['sales@rihla.example', 'partners@rihla.example', 'careers@rihla.example'];
const db = database(env);
const now = '2026-03-01T08:00:00.000Z';

beforeEach(async () => {
  silenceLogs();
  await emptyOutbox();
});
afterEach(() => vi.restoreAllMocks());

async function storeSubmission(assignee: string | null = null): Promise<string> {
  const { seq: _, ...row } = exampleOf('career_confirmation').submission!;
  const id = crypto.randomUUID();
  await db.insert(formSubmissions).values({ ...row, stage: 'new', id, assignee });
  return id;
}

function assign(changes: { id: string; assignee: string | null }[], by = 'omar@rihla.example') {
  const given = sql`json_each(${JSON.stringify(changes)})`;
  return enqueueAssignments(db, { given, allowed: sql`form_submissions.id = value ->> 'id'`, by, at: now });
}

it('tells the assignee of one submission who it is about, and who has assigned it', async () => {
  const { sent } = mailbox();
  const id = await storeSubmission();
  await assign([{ id, assignee: 'amal@rihla.example' }]);
  expect(await outbox()).toMatchObject([{ to_address: 'amal@rihla.example', submission_id: id }]);
  await deliverDue(env);
  expect(sent).toHaveLength(1);
  const [mail] = sent;
  expect(mail!.subject).toBe('Assigned to you: the job application from Sara Al Mansoori, Somewhere Else');
  expect(mail!.text).toContain('omar@rihla.example has assigned this to you.');
  expect(mail!.text).toContain(`https://rihla.example/admin/inbox/${id}`);
  expect(mail!.replyTo).toBeUndefined();
});

it('tells of several submissions in one mail, which has no names and belongs to none of them', async () => {
  const { sent } = mailbox();
  const ids = [];
  for (let i = 0; i < 12; i++) ids.push(await storeSubmission());
  await assign(ids.map((id) => ({ id, assignee: 'amal@rihla.example' })));
  expect(await outbox()).toMatchObject([{ submission_id: null }]);
  await deliverDue(env);
  const [mail] = sent;
  expect(mail!.subject).toBe('Assigned to you: 12 submissions');
  expect(mail!.html.match(/admin\/inbox\/[0-9a-f-]{36}/g)).toHaveLength(10);
  expect(mail!.text).toContain('And 2 more.');
  expect(mail!.html).not.toContain('Sara');
});

it('tells nobody of what they assigned to themselves, of what they have already, and of what is nobody’s any more', async () => {
  const id = await storeSubmission('amal@rihla.example');
  await assign([{ id, assignee: 'omar@rihla.example' }], 'Omar@rihla.example');
  await assign([{ id, assignee: 'amal@rihla.example' }]);
  await assign([{ id, assignee: null }]);
  expect(await outbox()).toHaveLength(0);
});

it('tells all staff that a visitor has written when nobody is assigned, otherwise only the assignee', async () => {
  const { sent } = mailbox();
  const id = await storeSubmission();
  expect(await replyNotifications(env, id, now)).toHaveLength(3);
  await deliverDue(env);
  expect(sent.map(({ to }) => to).sort()).toEqual([...staff].sort());
  for (const { subject, html, replyTo } of sent) {
    expect(subject).toBe('New email about a job application: Sara Al Mansoori, Somewhere Else');
    expect(html).toContain(`https://rihla.example/admin/inbox/${id}`);
    expect(replyTo).toBeUndefined();
  }
  await replyNotifications(env, await storeSubmission('amal@rihla.example'), now);
  await deliverDue(env);
  expect(sent.slice(3).map(({ to }) => to)).toEqual(['amal@rihla.example']);
});

it('tells nobody twice within an hour about one submission, unless the mail failed', async () => {
  const id = await storeSubmission('amal@rihla.example');
  const other = await storeSubmission('amal@rihla.example');
  expect(await replyNotifications(env, id, now)).toHaveLength(1);
  expect(await replyNotifications(env, id, '2026-03-01T08:59:00.000Z')).toHaveLength(0);
  expect(await replyNotifications(env, other, '2026-03-01T08:59:00.000Z')).toHaveLength(1);
  expect(await replyNotifications(env, id, '2026-03-01T09:01:00.000Z')).toHaveLength(1);
  await env.DB.prepare("UPDATE emails SET status = 'failed'").run();
  expect(await replyNotifications(env, id, '2026-03-01T09:02:00.000Z')).toHaveLength(1);
  expect(await replyNotifications(env, await storeSubmission(), now, sql`false`)).toHaveLength(0);
});
