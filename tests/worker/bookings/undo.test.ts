import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { StaffBooking } from '#shared/contracts/bookings.ts';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import { deliverDue } from '#worker/mail/delivery.ts';
import {
  beginOnMonday,
  bookDemo,
  emptyBookings,
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
import { mailbox, outbox } from '../support/mail.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';

beforeEach(beginOnMonday);

const book = (submissionId: string, startsAt = tuesdayAtNine) =>
  asStaff('/api/admin/bookings', jsonPost({ submissionId, startsAt, undoable: true }));
const undo = (id: string) => asStaff(`/api/admin/bookings/${id}`, { method: 'DELETE' });
const detailOf = async (id: string) => (await getAsStaff(`/api/admin/submissions/${id}`)).json<SubmissionDetail>();
const bookingMails = async () => (await outbox()).filter(({ kind }) => kind.startsWith('booking_'));

async function booked(submission: Submission): Promise<StaffBooking> {
  const response = await book(submission.id);
  expect(response.status).toBe(201);
  return (await response.json<{ booking: StaffBooking }>()).booking;
}

async function preference(): Promise<Submission> {
  return (await (await postDemo(undefined)).json<{ submission: Submission }>()).submission;
}

it('restores the request and the free time, and sends no email', async () => {
  const submission = await preference();
  const before = (await detailOf(submission.id)).submission;
  const { id } = await booked(submission);
  expect((await bookingMails()).map(({ due_at }) => due_at)).toContain('2026-11-23T04:00:10.000Z');
  const repliedAt = async () => (await rowsOf<{ answered_at: string | null }>('form_submissions'))[0]!.answered_at;
  expect(await repliedAt()).toBe(monday);
  expect((await undo(id)).status).toBe(204);
  expect(await repliedAt()).toBeNull();
  const after = await detailOf(submission.id);
  expect(after.submission).toEqual(before);
  expect(after.booking).toBeNull();
  expect([await bookingMails(), await rowsOf('bookings'), await rowsOf('booking_cells')]).toEqual([[], [], []]);
  await expectRefusal(undo(id), [404, 'not_found', 'This booking no longer exists.']);
  expect((await book(submission.id)).status).toBe(201);
});

it('undoes a move before its emails leave, and refuses to after', async () => {
  const submission = await preference();
  const { id, host } = await booked(submission);
  await env.DB.prepare(
    "UPDATE emails SET status = 'sent' WHERE kind <> 'booking_reminder' AND status = 'queued'",
  ).run();
  const move = (body: object) => asStaff(`/api/admin/bookings/${id}`, { ...jsonPost(body), method: 'PATCH' });
  const reminders = async () =>
    (await bookingMails()).filter(({ kind, status }) => kind === 'booking_reminder' && status === 'queued');
  const before = (await reminders()).map(({ due_at }) => due_at);
  expect((await move({ startsAt: tuesdayAtTen, undoable: true })).status).toBe(200);
  const moved = (await bookingMails()).filter(({ kind }) => kind === 'booking_moved');
  expect(moved.map(({ due_at }) => due_at)).toEqual(['2026-11-23T04:00:10.000Z']);
  const undone = await move({ startsAt: tuesdayAtNine, hostId: host.id, undo: true });
  expect(await undone.json()).toMatchObject({ booking: { startsAt: tuesdayAtNine, host: { id: host.id } } });
  expect((await bookingMails()).filter(({ status }) => status === 'queued').map(({ kind }) => kind)).toEqual(
    before.map(() => 'booking_reminder'),
  );
  expect((await reminders()).map(({ due_at }) => due_at)).toEqual(before);

  await move({ startsAt: tuesdayAtTen });
  await expectRefusal(
    Promise.resolve(env.DB.prepare("UPDATE emails SET attempts = 1 WHERE kind = 'booking_moved'").run()).then(() =>
      move({ startsAt: tuesdayAtNine, undo: true }),
    ),
    [409, 'status_changed', 'The email about this booking is on its way. Move or cancel the booking instead.'],
    () => move({ startsAt: tuesdayAtNine }),
  );
});

it('restores the cancelled booking and the stage of an application', async () => {
  const demo = await bookDemo(tuesdayAtNine);
  await request(`/api/bookings/${demo.token}/cancel`, undefined, { method: 'POST' });
  const again = await booked(demo.submission);
  await undo(again.id);
  const { booking, submission } = await detailOf(demo.submission.id);
  expect(booking).toMatchObject({ id: demo.booking.id, status: 'cancelled', replacedBy: null });
  expect(submission.demo).toEqual({ startsAt: tuesdayAtNine, status: 'cancelled' });
  const application = await (await request('/api/submissions', jobApplication())).json<{ submission: Submission }>();
  const interview = await booked(application.submission);
  expect((await detailOf(application.submission.id)).submission.stage).toBe('interview');
  await undo(interview.id);
  expect((await detailOf(application.submission.id)).submission).toMatchObject({ stage: 'new', status: 'pending' });
});

it('keeps the work that a colleague did in the meantime', async () => {
  const submission = await preference();
  const { id } = await booked(submission);
  const change = { ...jsonPost({ status: 'completed' }), method: 'PATCH' };
  setTime('2026-11-23T04:00:05.000Z');
  await asStaff(`/api/admin/submissions/${submission.id}`, change);
  setTime('2026-11-23T04:00:06.000Z');
  expect((await undo(id)).status).toBe(204);
  expect((await detailOf(submission.id)).submission.status).toBe('completed');
});

it('does nothing once the email has left or the booking has changed', async () => {
  const first = await booked(await preference());
  const { to } = mailbox();
  setTime('2026-11-23T04:00:11.000Z');
  await deliverDue(env);
  expect(to('layla@gulf-logistics.example').length).toBeGreaterThan(0);
  const late = await undo(first.id);
  expect([late.status, (await late.json<{ code: string }>()).code]).toEqual([409, 'status_changed']);
  expect(await rowsOf('bookings')).toHaveLength(1);
  await emptyBookings();
  const second = await booked(await preference());
  await asStaff(`/api/admin/bookings/${second.id}/reschedule`, jsonPost({ startsAt: tuesdayAtTen }));
  await expectRefusal(undo(second.id), [
    409,
    'status_changed',
    'The email about this booking is on its way. Move or cancel the booking instead.',
  ]);
});

it('undoes once for two simultaneous requests, with one event for webhooks', async () => {
  const insert = `INSERT INTO webhooks (id, url, events, format, secret, created_at)
    VALUES ('w', 'https://hooks.example', '["booking.cancelled"]', 'standard', 's', '2026')`;
  await env.DB.prepare(insert).run();
  const { id } = await booked(await preference());
  const answers = await Promise.all([undo(id), undo(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, expect.toSatisfy((status) => status >= 404)]);
  expect(await rowsOf('webhook_deliveries')).toHaveLength(1);
  await env.DB.prepare("DELETE FROM webhooks WHERE id = 'w'").run();
});
