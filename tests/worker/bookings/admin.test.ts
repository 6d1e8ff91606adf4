import { beforeEach, expect, it } from 'vitest';
import type { Slots, StaffBooking } from '#shared/contracts/bookings.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import {
  addHost,
  beginOnMonday,
  bookDemo,
  monday,
  postDemo,
  rowsOf,
  setTime,
  tuesdayAtNine,
  tuesdayAtTen,
} from '../support/bookings.ts';
import { request } from '../support/client.ts';
import { jsonPost } from '../support/faults.ts';
import { partnershipInquiry } from '../support/forms.ts';
import { outbox } from '../support/mail.ts';
import { addBooking, addSubmission } from '../support/records.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';

beforeEach(beginOnMonday);

const post = (path: string, body: unknown = {}) => asStaff(`/api/admin${path}`, jsonPost(body));
const patch = (path: string, body: unknown) => asStaff(`/api/admin${path}`, { ...jsonPost(body), method: 'PATCH' });
const list = async (query: string) =>
  (await (await getAsStaff(`/api/admin/bookings${query}`)).json<{ items: StaffBooking[] }>()).items;

async function preference(): Promise<Submission> {
  return (await (await postDemo(undefined)).json<{ submission: Submission }>()).submission;
}

it('lists the bookings of some days with their visitor and host, in order', async () => {
  await bookDemo(tuesdayAtTen, { email: 'second@example.com' });
  const { booking, submission } = await bookDemo(tuesdayAtNine, {
    timezone: 'Europe/Berlin',
    locale: 'ar',
    additionalNotes: 'We run two warehouses.',
  });
  await bookDemo('2026-11-25T05:00:00.000Z');
  const items = await list('?from=2026-11-24&days=1');
  expect(items.map(({ startsAt }) => startsAt)).toEqual([tuesdayAtNine, tuesdayAtTen]);
  expect(items[0]).toEqual({
    ...booking,
    host: { id: 'demo-team', name: 'Demo team', email: null, meetingUrl: null },
    secondHost: null,
    visitor: {
      name: 'Layla Haddad',
      email: 'layla@gulf-logistics.example',
      phone: '+971 50 000 0001',
      company: 'Gulf Logistics',
      locale: 'ar',
      timezone: 'Europe/Berlin',
      wants: 'Process Automation',
      wrote: 'We run two warehouses.',
    },
    submissionId: submission.id,
    formType: 'demo',
    acceptedAt: null,
    invitationReply: null,
    createdAt: monday,
    chatSessionId: null,
    replacedBy: null,
  });
});

it('counts days in Dubai', async () => {
  await bookDemo('2026-11-24T12:00:00.000Z');
  expect(await list('?from=2026-11-25&days=1')).toEqual([]);
  expect(await list('?from=2026-11-24&days=1')).toHaveLength(1);
});

it('shows a booking with its submission and the other way round', async () => {
  const { booking, submission } = await bookDemo(tuesdayAtNine);
  const shown = await (await getAsStaff(`/api/admin/bookings/${booking.id}`)).json<{ booking: StaffBooking }>();
  expect(shown.booking.submissionId).toBe(submission.id);
  const detail = await (await getAsStaff(`/api/admin/submissions/${submission.id}`)).json();
  expect(detail).toMatchObject({ submission: { id: submission.id }, booking: shown.booking });
  const other = await preference();
  expect(await (await getAsStaff(`/api/admin/submissions/${other.id}`)).json()).toMatchObject({ booking: null });
});

it('books a preference, without notice, and notifies visitor and host', async () => {
  const submission = await preference();
  const startsAt = '2026-11-23T05:00:00.000Z';
  await expectRefusal(postDemo(startsAt), [
    409,
    'slot_taken',
    'This time is no longer available. Please choose another one.',
  ]);
  const { slots } = await (await getAsStaff('/api/admin/slots?days=1')).json<Slots>();
  expect(slots[0]?.startsAt).toBe(startsAt);
  const response = await post('/bookings', { submissionId: submission.id, startsAt });
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({
    booking: { startsAt, status: 'confirmed', submissionId: submission.id },
  });
  const kinds = (await outbox()).map(({ kind }) => kind).filter((kind) => kind.startsWith('booking_'));
  expect(kinds.sort()).toEqual(['booking_confirmation', 'booking_notification']);
});

it('books once when two staff members book the same request simultaneously', async () => {
  const { id: submissionId } = await preference();
  const answers = await Promise.all(
    [tuesdayAtNine, tuesdayAtTen].map((startsAt) => post('/bookings', { submissionId, startsAt })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await rowsOf('bookings')).toHaveLength(1);
});

it('moves and cancels for the visitor', async () => {
  const { booking } = await bookDemo(tuesdayAtNine);
  const moved = await post(`/bookings/${booking.id}/reschedule`, { startsAt: tuesdayAtTen });
  expect(await moved.json()).toMatchObject({ booking: { startsAt: tuesdayAtTen } });
  const cancelled = await asStaff(`/api/admin/bookings/${booking.id}/cancel`, { method: 'POST' });
  expect(await cancelled.json()).toMatchObject({ booking: { status: 'cancelled' } });
  const kinds = (await outbox()).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['booking_moved', 'booking_cancelled']));
});

it('keeps the host of a moved demo unless another one is named', async () => {
  const { booking } = await bookDemo(tuesdayAtNine);
  await bookDemo(tuesdayAtTen);
  await addHost('b');
  const move = (hostId?: string) =>
    patch(`/bookings/${booking.id}`, { startsAt: tuesdayAtTen, ...(hostId && { hostId }) });
  const refused = await move();
  expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([409, 'slot_taken']);
  expect(await (await move('b')).json()).toMatchObject({ booking: { startsAt: tuesdayAtTen, host: { id: 'b' } } });
});

it('records how a demo went once it has begun, and undoes it', async () => {
  const { booking } = await bookDemo(tuesdayAtNine);
  const hold = () => patch(`/bookings/${booking.id}`, { status: 'held' });
  await expectRefusal(
    hold(),
    [409, 'status_changed', 'This demo has not begun, is cancelled, or was booked again.'],
    () => {
      setTime(tuesdayAtNine);
      return hold();
    },
  );
  for (const status of ['held', 'no_show', 'confirmed'] as const) {
    const response = await patch(`/bookings/${booking.id}`, { status });
    expect(await response.json()).toMatchObject({ booking: { status } });
  }
  expect(await rowsOf('booking_cells')).toHaveLength(2);
});

it('lists the hundred demos that have waited longest for their outcome', async () => {
  const submissionId = await addSubmission({ formType: 'demo' });
  for (let day = 1; day <= 101; day++) {
    await addBooking(submissionId, new Date(Date.UTC(2026, 0, day, 5)).toISOString(), { replacedBy: `${day}` });
  }
  const items = await list('?outcome=missing');
  expect([items.length, items[0]!.startsAt]).toEqual([100, '2026-01-01T05:00:00.000Z']);
});

it('records nothing about a cancelled demo', async () => {
  const { booking } = await bookDemo(tuesdayAtNine);
  await asStaff(`/api/admin/bookings/${booking.id}/cancel`, { method: 'POST' });
  setTime(tuesdayAtTen);
  await expectRefusal(patch(`/bookings/${booking.id}`, { status: 'held' }), [
    409,
    'status_changed',
    'This demo has not begun, is cancelled, or was booked again.',
  ]);
});

it('answers 404 to an unknown booking or request, also one that is not a demo', async () => {
  const unknown = crypto.randomUUID();
  const inquiry = await (await request('/api/submissions', partnershipInquiry())).json<{ submission: Submission }>();
  const startsAt = tuesdayAtNine;
  const answers = [
    await getAsStaff(`/api/admin/bookings/${unknown}`),
    await post(`/bookings/${unknown}/reschedule`, { startsAt }),
    await asStaff(`/api/admin/bookings/${unknown}/cancel`, { method: 'POST' }),
    await patch(`/bookings/${unknown}`, { status: 'held' }),
    await post('/bookings', { submissionId: unknown, startsAt }),
    await post('/bookings', { submissionId: inquiry.submission.id, startsAt }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
});

it.each([{ status: 'cancelled' }, {}, { status: 5 }])('refuses %j as an outcome', async (body) => {
  const { booking } = await bookDemo(tuesdayAtNine);
  await expectRefusal(patch(`/bookings/${booking.id}`, body), [
    422,
    'validation_failed',
    'status: The status must be confirmed, held or no_show.',
  ]);
});
