import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import type { Today, VisibleActivity } from '#shared/contracts/admin.ts';
import type { StaffBooking } from '#shared/contracts/bookings.ts';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import { countingDatabase } from '../../support/counting-database.ts';
import { request } from '../support/client.ts';
import { jsonPost } from '../support/faults.ts';
import { jobApplication, partnershipInquiry } from '../support/forms.ts';
import { addBooking } from '../support/records.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

const past = '2026-03-02T06:00:00.000Z';

async function insert(id: string, overrides: Record<string, string | null> = {}) {
  const row = { id, form_type: 'partnership', email: `${id}@gulf.example`, submitted_at: past, ...overrides };
  const columns = Object.keys(row);
  await env.DB.prepare(
    `INSERT INTO form_submissions (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  )
    .bind(...Object.values(row))
    .run();
}

async function book(id: string, startsAt: string, endsAt: string) {
  await addBooking(id, startsAt, { id, endsAt });
}

it('counts what needs attention, and lists exactly that behind each count', async () => {
  await insert('new-request', { waiting_since: past });
  await insert('replied', { waiting_since: past, status: 'contacted' });
  await insert('snoozed', { waiting_since: past, snoozed_until: '2099-01-01T04:00:00.000Z' });
  await insert('application', { form_type: 'career', stage: 'new', waiting_since: past });
  await insert('coming', { form_type: 'demo' });
  await insert('over', { form_type: 'demo' });
  await book('coming', '2099-03-02T06:00:00.000Z', '2099-03-02T07:00:00.000Z');
  await book('over', past, '2026-03-02T07:00:00.000Z');
  expect(await (await getAsStaff('/api/admin/today')).json()).toEqual({ unanswered: 1, applications: 1, outcomes: 1 });
  const ids = async (path: string) =>
    (await (await getAsStaff(path)).json<{ items: (StaffSubmission | StaffBooking)[] }>()).items.map(({ id }) => id);
  expect(await ids('/api/admin/submissions?unanswered=true')).toEqual(['new-request']);
  expect(await ids('/api/admin/bookings?outcome=missing')).toEqual(['over']);
});

it('counts up to a hundred, and reads no more for 10,000 records', async () => {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
     INSERT INTO form_submissions (id, form_type, email, submitted_at, waiting_since)
     SELECT 'many-' || i, 'other', 'a@b.example', '2026-03-02T06:00:00.000Z', '2026-03-02T06:00:00.000Z' FROM n`,
  ).run();
  const { DB, cost } = countingDatabase(env.DB);
  const today = await (await getAsStaff('/api/admin/today', { DB })).json<Today>();
  expect(today.unanswered).toBe(100);
  expect(cost.rowsRead).toBeLessThanOrEqual(320);
});

const hour = 60 * 60 * 1000;

/** The figures of the last 30 days, counted from the rows themselves. */
async function repliesBySql() {
  const now = new Date().toISOString();
  return env.DB.prepare(
    `SELECT count(*) AS requests,
       count(CASE WHEN julianday(first) - julianday(submitted_at) <= 1 THEN 1 END) AS inADay
     FROM (SELECT submitted_at, min(
         coalesce((SELECT min(written_at) FROM conversation_entries WHERE submission_id = s.id AND kind = 'sent'), '9999-12-31'),
         coalesce((SELECT min(created_at) FROM bookings WHERE submission_id = s.id AND changed_by <> 'visitor'), '9999-12-31')
       ) AS first
       FROM form_submissions AS s WHERE hidden_as IS NULL AND unixepoch(?) - unixepoch(submitted_at) >= 86400)`,
  )
    .bind(now)
    .first<VisibleActivity['replies']>();
}

it('counts only emails and bookings by staff as replies to requests a day old', async () => {
  await emptyTables('form_submissions', 'bookings', 'emails', 'conversation_entries', 'counters');
  const now = Date.now();
  const at = (hours: number) => vi.useFakeTimers({ toFake: ['Date'], now: now - hours * hour });
  const submit = async (form = partnershipInquiry({ id: crypto.randomUUID() })) =>
    (await (await request('/api/submissions', form)).json<{ submission: Submission }>()).submission.id;
  const change = (id: string, body: object) =>
    asStaff(`/api/admin/submissions/${id}`, { ...jsonPost(body), method: 'PATCH' });
  const reply = (id: string) =>
    asStaff(`/api/admin/submissions/${id}/replies`, jsonPost({ subject: 'Hello', text: 'We read it.' }));
  const activity = async () => (await getAsStaff('/api/admin/activity')).json<VisibleActivity>();
  at(100);
  const [replied, late, marked, moved, declined, spam, undone] = [
    await submit(),
    await submit(),
    await submit(),
    await submit(jobApplication({ id: crypto.randomUUID() })),
    await submit(jobApplication({ id: crypto.randomUUID(), email: 'declined@example.com' })),
    await submit(),
    await submit(),
  ];
  await submit();
  at(90);
  await reply(replied);
  await change(marked, { status: 'contacted' });
  await change(moved, { stage: 'screening' });
  await asStaff('/api/admin/submissions/decline', jsonPost({ ids: [declined] }));
  await reply(spam);
  await change(spam, { hidden: 'spam' });
  const { entry } = await (await reply(undone)).json<{ entry: { id: string } }>();
  await asStaff(`/api/admin/submissions/${undone}/replies/${entry.id}`, { method: 'DELETE' });
  at(30);
  await reply(late);
  await reply(marked);
  at(5);
  await reply(await submit());
  await submit();
  at(0);
  const { replies, days } = await activity();
  expect(replies).toEqual({ requests: 7, inADay: 2 });
  expect(replies).toEqual(await repliesBySql());
  const listed = async (replied: string) =>
    (await (await getAsStaff(`/api/admin/submissions?replied=${replied}`)).json<{ items: StaffSubmission[] }>()).items;
  expect((await listed('in-time')).map(({ id }) => id)).toEqual([declined, replied]);
  expect(await listed('late')).toHaveLength(5);
  const shown = days.reduce((sum, { partnership = 0, career = 0 }) => sum + partnership + career, 0);
  const stats = await (await getAsStaff('/api/admin/stats')).json<{ submissions: { total: number } }>();
  expect(shown).toBe(stats.submissions.total);
});
