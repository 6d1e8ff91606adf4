import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { gulfHour } from '#shared/time/days.ts';
import { sendSummaries } from '#worker/analytics/daily.ts';
import { database } from '#worker/db/client.ts';
import { formSubmissions } from '#worker/db/schema.ts';
import { sendDigests } from '#worker/inbox/digest.ts';
import { enqueueAssignments, replyNotifications } from '#worker/inbox/mails.tsx';
import { deliverDue } from '#worker/mail/delivery.ts';
import { request } from '../support/client.ts';
import { as, colleagues, nameRoles } from '../support/colleagues.ts';
import { demoRequest, jobApplication } from '../support/forms.ts';
import { emptyOutbox, mailbox, outbox } from '../support/mail.ts';
import { exampleOf } from '../support/mail-examples.ts';
import { emptyTables } from '../support/tables.ts';

beforeEach(async () => {
  await emptyOutbox();
  await emptyTables('form_submissions', 'notice_choices', 'daily_runs');
  await nameRoles();
});

const { admin, sales, recruiting, marketing, none } = colleagues;

const everybody = [admin, sales, recruiting, marketing, none];

async function submit(form: Record<string, unknown>): Promise<string> {
  const response = await request('/api/submissions', { ...form, email: `${crypto.randomUUID()}@visitor.example` });
  return (await response.json<{ submission: { id: string } }>()).submission.id;
}

async function notified(kind: string): Promise<string[]> {
  const { results } = await env.DB.prepare('SELECT to_address FROM emails WHERE kind = ? ORDER BY to_address')
    .bind(kind)
    .all<{ to_address: string }>();
  return results.map(({ to_address }) => to_address).filter((address) => everybody.some((one) => one === address));
}

async function choose(way: string): Promise<void> {
  const insert = env.DB.prepare("INSERT INTO notice_choices VALUES (?, ?, ?, '', '')");
  await env.DB.batch(everybody.flatMap((address) => ['demo', 'career'].map((type) => insert.bind(address, type, way))));
}

it('notifies the shared addresses and only staff with access of a new form', async () => {
  await choose('mail');
  await submit(demoRequest());
  await submit(jobApplication());
  expect(await notified('demo_notification')).toEqual([admin, sales].toSorted());
  expect(await notified('career_notification')).toEqual([admin, recruiting].toSorted());
  const shared = await env.DB.prepare("SELECT count(*) AS n FROM emails WHERE kind = 'demo_notification'").first('n');
  expect(shared).toBe(2 + brand.staffAddresses.length);
});

it('names an open or new form in the digest only to staff with access', async () => {
  await choose('digest');
  await submit(demoRequest());
  const application = await submit(jobApplication());
  await env.DB.batch([
    env.DB.prepare("UPDATE form_submissions SET submitted_at = '2026-11-24T05:00:00.000Z'"),
    env.DB.prepare('UPDATE form_submissions SET assignee = ? WHERE id = ?').bind(sales, application),
  ]);
  await sendDigests(env, gulfHour('2026-11-25', 10).getTime());
  const { results } = await env.DB.prepare("SELECT to_address, payload FROM emails WHERE kind = 'staff_digest'").all<{
    to_address: string;
    payload: string;
  }>();
  const digests = Object.fromEntries(
    results.map(({ to_address, payload }) => {
      const { digest } = JSON.parse(payload);
      return [to_address, [digest.open, digest.came.map(({ formType }: { formType: string }) => formType)]];
    }),
  );
  expect(digests).toEqual({
    [admin]: [0, ['demo', 'career']],
    [sales]: [0, ['demo']],
    [recruiting]: [0, ['career']],
  });
});

it('notifies only staff with access of an assignment and a mention', async () => {
  const id = await submit(jobApplication());
  await as('admin', `submissions/${id}`, { assignee: sales }, 'PATCH');
  expect(await notified('assignment_notification')).toEqual([]);
  await as('admin', `submissions/${id}`, { assignee: recruiting }, 'PATCH');
  expect(await notified('assignment_notification')).toEqual([recruiting]);
  const note = await as('admin', `submissions/${id}/notes`, { text: `@${sales} @${recruiting} @${none} please look` });
  expect(await note.json()).toMatchObject({ told: [recruiting] });
  expect(await notified('mention_notification')).toEqual([recruiting]);
});

it('sends the weekly figures to staff with a role for them', async () => {
  await env.DB.prepare('UPDATE staff SET summary = 1').run();
  await sendSummaries(env, gulfHour('2026-11-22', 10).getTime());
  expect(await notified('staff_summary')).toEqual([admin, marketing].toSorted());
});

const staff = ['sales@rihla.example', 'partners@rihla.example', 'careers@rihla.example'];

const db = database(env);

const now = '2026-03-01T08:00:00.000Z';

async function storeSubmission(assignee: string | null = null): Promise<string> {
  const { seq: _, ...row } = exampleOf('career_confirmation').submission!;
  const id = crypto.randomUUID();
  await db.insert(formSubmissions).values({ ...row, stage: 'new', id, assignee });
  return id;
}

function assign(changes: { id: string; assignee: string | null }[], by = 'omar@rihla.example') {
  const rows = sql`json_each(${JSON.stringify(changes)})`;
  return enqueueAssignments(db, { targets: rows, allowed: sql`form_submissions.id = value ->> 'id'`, by, at: now });
}

it('names the person and the author in the email about one assigned submission', async () => {
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

it('notifies of several submissions in one email without names', async () => {
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

it('sends no notification of own, known or cleared assignments', async () => {
  const id = await storeSubmission('amal@rihla.example');
  await assign([{ id, assignee: 'omar@rihla.example' }], 'Omar@rihla.example');
  await assign([{ id, assignee: 'amal@rihla.example' }]);
  await assign([{ id, assignee: null }]);
  expect(await outbox()).toHaveLength(0);
});

it('notifies all staff of an unassigned reply, otherwise only the assignee', async () => {
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

it('notifies no one twice in an hour about a submission, unless the email failed', async () => {
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
