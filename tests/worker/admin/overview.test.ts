import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { Today } from '#shared/contracts/admin.ts';
import type { StaffBooking } from '#shared/contracts/admin-bookings.ts';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import { countingDatabase } from '../../support/counting-database.ts';
import { addBooking } from '../support/records.ts';
import { getAsStaff } from '../support/staff.ts';

const past = '2026-03-02T06:00:00.000Z';

async function insert(id: string, over: Record<string, string | null> = {}) {
  const row = { id, form_type: 'partnership', email: `${id}@gulf.example`, submitted_at: past, ...over };
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
