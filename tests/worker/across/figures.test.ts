import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { VisibleActivity, VisibleStats, VisibleToday } from '#shared/contracts/admin.ts';
import { beginOnMonday, bookDemo, tuesdayAtNine } from '../support/bookings.ts';
import { request } from '../support/client.ts';
import { asStaff, receive, reply, store } from '../support/conversation.ts';
import { jsonPost } from '../support/faults.ts';
import { jobApplication, partnershipInquiry } from '../support/forms.ts';
import { deleteSubscribers, insertSubscribers } from '../support/mail.ts';
import { addBooking } from '../support/records.ts';
import { getAsStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

beforeEach(async () => {
  await beginOnMonday();
  await emptyTables('counters', 'conversation_entries');
  await deleteSubscribers();
});

const change = (id: string, body: object) => asStaff(id, { ...jsonPost(body), method: 'PATCH' });
const get = async <Reply>(path: string) => (await getAsStaff(`/api/admin/${path}`)).json<Reply>();

/** A morning of staff: replies, an answer, spam, stages, a demo that is over, and a subscriber who left. */
async function work(): Promise<void> {
  const inquiry = (name: string) =>
    store(partnershipInquiry({ id: crypto.randomUUID(), email: `${name}@gulf.example` }));
  const [replied, answered, completed, spam] = [
    await inquiry('replied'),
    await inquiry('answered'),
    await inquiry('completed'),
    await inquiry('spam'),
  ];
  await inquiry('new');
  await store(jobApplication());
  const declined = await store(jobApplication({ id: crypto.randomUUID(), email: 'declined@applicant.example' }));
  await bookDemo(tuesdayAtNine);
  await addBooking(replied.id, '2020-03-02T06:00:00.000Z');
  await reply(replied.id);
  await reply(answered.id);
  await receive(answered.id);
  await change(completed.id, { status: 'completed' });
  await change(spam.id, { hidden: 'spam' });
  await change(declined.id, { stage: 'declined' });
  await insertSubscribers(4);
  await request('/api/newsletter/unsubscribe', { token: 'token-2' });
}

const shown = `SELECT count(*) FROM form_submissions WHERE hidden_as IS NULL AND`;
const since = `submitted_at >= '2026-10-24'`;
/** Each figure, counted from the rows themselves. */
const counted = {
  total: `${shown} true`,
  pending: `${shown} status = 'pending'`,
  contacted: `${shown} status = 'contacted'`,
  completed: `${shown} status = 'completed'`,
  waiting: `${shown} status <> 'pending' AND waiting_since IS NOT NULL`,
  subscribers: `SELECT count(*) FROM newsletter_subscribers`,
  active: `SELECT count(*) FROM newsletter_subscribers WHERE status = 'active'`,
  unanswered: `${shown} status = 'pending' AND waiting_since IS NOT NULL AND form_type <> 'career'`,
  applications: `${shown} stage = 'new'`,
  outcomes: `SELECT count(*) FROM bookings WHERE status = 'confirmed' AND ends_at <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`,
  partnerships: `${shown} form_type = 'partnership' AND ${since}`,
  demos: `${shown} form_type = 'demo' AND ${since}`,
};

it('shows the same figures on Today and in Insights as the rows have', async () => {
  await work();
  const [{ submissions, subscribers }, today, { days }] = [
    await get<VisibleStats>('stats'),
    await get<VisibleToday>('today'),
    await get<VisibleActivity>('activity'),
  ];
  const { total, pending, contacted, completed, waiting } = submissions!;
  const sumOf = (type: 'partnership' | 'demo') => days.reduce((sum, day) => sum + (day[type] ?? 0), 0);
  const figures = {
    ...{ total, pending, contacted, completed, waiting },
    subscribers: subscribers!.total,
    active: subscribers!.active,
    ...today,
    partnerships: sumOf('partnership'),
    demos: sumOf('demo'),
  };
  const rows = await env.DB.prepare(
    `SELECT ${Object.entries(counted)
      .map(([name, sql]) => `(${sql}) AS ${name}`)
      .join(', ')}`,
  ).first<Record<string, number>>();
  for (const [name, value] of Object.entries(rows!)) expect(figures[name as keyof typeof figures], name).toBe(value);
  // No figure is right only because nothing was counted.
  expect(Object.values(rows!).every((count) => count > 0)).toBe(true);
});
