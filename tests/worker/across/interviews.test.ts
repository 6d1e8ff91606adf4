import { env } from 'cloudflare:workers';
import { Buffer } from 'node:buffer';
import { beforeEach, expect, it, vi } from 'vitest';
import { interview as arabic } from '#shared/content/ar/interview.ts';
import { interview as english } from '#shared/content/en/interview.ts';
import type { Slots, StaffBooking } from '#shared/contracts/bookings.ts';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import { bookingToken } from '#worker/bookings/find.ts';
import {
  addHost,
  beginOnMonday,
  monday,
  postDemo,
  rowsOf,
  setTime,
  tuesdayAtNine,
  tuesdayAtTen,
} from '../support/bookings.ts';
import { request } from '../support/client.ts';
import { jsonPost } from '../support/faults.ts';
import { jobApplication } from '../support/forms.ts';
import { mailbox } from '../support/mail.ts';
import { deleteSubmission } from '../support/records.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';
import { openPage, postPage } from '../support/token-pages.ts';

beforeEach(async () => {
  await beginOnMonday();
  await addHost('recruiter');
});
async function apply(overrides: Record<string, unknown> = {}): Promise<Submission> {
  const response = await request('/api/submissions', jobApplication({ id: crypto.randomUUID(), ...overrides }));
  return (await response.json<{ submission: Submission }>()).submission;
}

const propose = (submissionId: string, startsAt = tuesdayAtNine, hostId: string | undefined = 'recruiter') =>
  asStaff('/api/admin/bookings', jsonPost({ submissionId, startsAt, hostId }));
const bookingOf = async (response: Response) => (await response.json<{ booking: StaffBooking }>()).booking;
const stageOf = async (id: string) =>
  (await (await getAsStaff(`/api/admin/submissions/${id}`)).json<SubmissionDetail>()).submission.stage;
const pageOf = async (token: string) => (await openPage(token, {}, '/booking')).text();

it('books an interview with the chosen host, and emails the applicant a link', async () => {
  const { sent } = mailbox();
  const { id, email } = await apply({ name: 'سارة المنصوري', locale: 'ar' });
  const booking = await bookingOf(await propose(id));
  expect(booking).toMatchObject({ host: { id: 'recruiter' }, formType: 'career', acceptedAt: null });
  expect(await stageOf(id)).toBe('interview');
  const { mails, calendar } = arabic;
  const mail = sent.find(({ to, subject }) => to === email && subject.startsWith(mails.booking_confirmation.subject))!;
  const token = await bookingToken(env, booking.id);
  expect(mail.text).toContain(mails.booking_confirmation.lead);
  expect(mail.text).toContain(token);
  expect(mail.text).not.toContain('عرضكم التوضيحي');
  const file = Buffer.from(mail.attachments![0]!.content, 'base64').toString().replace(/\r\n /g, '');
  expect(file).toContain(calendar.title);
  expect(sent.some(({ subject }) => subject.startsWith('Interview proposed for'))).toBe(true);
});

it('records once that the applicant agrees, and not for a cancelled interview', async () => {
  mailbox();
  const booking = await bookingOf(await propose((await apply()).id));
  const token = await bookingToken(env, booking.id);
  const { accept } = english.view;
  expect(await pageOf(token)).toContain(accept!.submit);
  for (let times = 0; times < 2; times++) {
    const accepted = await postPage('/booking/accept', { token });
    expect(accepted.status).toBe(303);
    expect(accepted.headers.get('location')).toContain('accepted=1');
  }
  expect(await pageOf(token)).not.toContain(accept!.submit);
  expect(await rowsOf('bookings')).toMatchObject([{ accepted_at: monday, sequence: 0 }]);
  await asStaff(`/api/admin/bookings/${booking.id}/cancel`, { method: 'POST' });
  await expectRefusal(postPage('/booking/accept', { token }), [
    409,
    'page',
    'This demo is cancelled or has begun, so it cannot be changed.',
  ]);
});

it('offers the applicant only slots of the host, and keeps that host', async () => {
  mailbox();
  await postDemo(tuesdayAtTen, { email: 'first@example.com' });
  await postDemo(tuesdayAtTen, { email: 'second@example.com' });
  const { id } = await apply();
  const { slots } = await (await getAsStaff('/api/admin/slots?from=2026-11-24&days=1&hostId=recruiter')).json<Slots>();
  expect(slots.map(({ startsAt }) => startsAt)).not.toContain(tuesdayAtTen);
  const booking = await bookingOf(await propose(id));
  const token = await bookingToken(env, booking.id);
  expect(await pageOf(token)).not.toContain(`value="${tuesdayAtTen}"`);
  const wednesday = '2026-11-25T05:00:00.000Z';
  await expectRefusal(
    postPage('/booking/reschedule', { token, startsAt: tuesdayAtTen }),
    [409, 'page', 'This time is no longer available. Please choose another one.'],
    () => postPage('/booking/reschedule', { token, startsAt: wednesday }),
  );
  const moved = (await rowsOf<Record<string, string>>('bookings')).find(({ id: one }) => one === booking.id);
  expect(moved).toMatchObject({ host_id: 'recruiter', starts_at: wednesday, accepted_at: monday });
});

it('never overlaps a demo of the host, by the database, under any load', async () => {
  mailbox();
  await env.DB.prepare("UPDATE hosts SET active = false WHERE id <> 'recruiter'").run();
  const applications = await Promise.all([1, 2, 3].map((i) => apply({ email: `a${i}@applicant.example` })));
  const answers = await Promise.all([
    ...applications.map(({ id }) => propose(id)),
    ...[1, 2, 3].map((i) => postDemo(tuesdayAtNine, { email: `d${i}@example.com` })),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  expect(await rowsOf('bookings')).toHaveLength(1);
  expect(await rowsOf('booking_cells')).toHaveLength(2);
});

it('refuses second interviews, decided applications and busy or unknown hosts', async () => {
  mailbox();
  const [first, second, decided] = [
    await apply(),
    await apply({ email: 'b@applicant.example' }),
    await apply({ email: 'c@applicant.example' }),
  ];
  expect((await propose(first.id)).status).toBe(201);
  expect(await (await propose(first.id, tuesdayAtTen)).json()).toMatchObject({ code: 'status_changed' });
  expect(await (await propose(second.id)).json()).toMatchObject({ code: 'slot_taken' });
  expect(await (await propose(second.id, tuesdayAtTen, 'nobody')).json()).toMatchObject({ code: 'slot_taken' });
  await asStaff(`/api/admin/submissions/${decided.id}`, { ...jsonPost({ stage: 'declined' }), method: 'PATCH' });
  expect(await (await propose(decided.id, tuesdayAtTen)).json()).toMatchObject({ code: 'status_changed' });
  expect(await rowsOf('bookings')).toHaveLength(1);
});

it('allows a second round, and skips coming interviews in a bulk decline', async () => {
  mailbox();
  const { id } = await apply();
  const booking = await bookingOf(await propose(id));
  const decline = async () => (await asStaff('/api/admin/submissions/decline', jsonPost({ ids: [id] }))).json();
  vi.spyOn(scheduler, 'wait').mockResolvedValue(undefined);
  expect(await decline()).toMatchObject({ declined: [], skipped: [id] });
  setTime('2026-11-24T07:00:00.000Z');
  await asStaff(`/api/admin/bookings/${booking.id}`, { ...jsonPost({ status: 'held' }), method: 'PATCH' });
  const held = await env.DB.prepare('SELECT totals FROM analytics_days ORDER BY day DESC').first<string>('totals');
  expect(held ?? '').not.toContain('demo.held');
  expect((await propose(id, '2026-11-25T05:00:00.000Z')).status).toBe(201);
  await deleteSubmission(id);
  expect([await rowsOf('bookings'), await rowsOf('booking_cells')]).toEqual([[], []]);
});
