import { Buffer } from 'node:buffer';
import ICAL from 'ical.js';
import { beforeEach, expect, it } from 'vitest';
import type { Booking, StaffBooking } from '#shared/contracts/bookings.ts';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import {
  addHost,
  type Booked,
  beginOnMonday,
  bookDemo,
  rowsOf,
  setTime,
  tuesdayAtNine,
  tuesdayAtTen,
} from '../support/bookings.ts';
import { request } from '../support/client.ts';
import { jsonPost } from '../support/faults.ts';
import { mailbox, outbox, type SentMail } from '../support/mail.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';

const wednesday = '2026-11-25T05:00:00.000Z';

beforeEach(beginOnMonday);

const bookAgain = ({ submission }: Booked, startsAt: string) =>
  asStaff('/api/admin/bookings', jsonPost({ submissionId: submission.id, startsAt }));
const note = ({ booking }: Booked, status: string) =>
  asStaff(`/api/admin/bookings/${booking.id}`, { ...jsonPost({ status }), method: 'PATCH' });
const cancel = (token: string) => request(`/api/bookings/${token}/cancel`, undefined, { method: 'POST' });

const endings: Record<'cancelled' | 'no_show', (demo: Booked) => Promise<Response>> = {
  cancelled: ({ token }) => cancel(token),
  no_show: (demo) => {
    setTime(tuesdayAtTen);
    return note(demo, 'no_show');
  },
};
const bothEndings = it.each(Object.keys(endings) as (keyof typeof endings)[]);

/** Books a demo that is then cancelled or missed. */
async function endedDemo(ending: keyof typeof endings): Promise<Booked> {
  const demo = await bookDemo(tuesdayAtNine);
  expect((await endings[ending](demo)).status).toBe(200);
  return demo;
}

bothEndings('books a %s demo again in one step, and keeps the old booking', async (ending) => {
  const demo = await endedDemo(ending);
  const response = await bookAgain(demo, wednesday);
  expect(response.status).toBe(201);
  const { booking } = await response.json<{ booking: StaffBooking }>();
  expect(booking).toMatchObject({ startsAt: wednesday, status: 'confirmed', submissionId: demo.submission.id });
  expect(booking.id).not.toBe(demo.booking.id);
  const detail = await (await getAsStaff(`/api/admin/submissions/${demo.submission.id}`)).json<SubmissionDetail>();
  expect(detail.booking).toEqual(booking);
  expect(detail.earlierBookings).toMatchObject([
    { id: demo.booking.id, startsAt: tuesdayAtNine, status: ending, replacedBy: booking.id },
  ]);
  // The host attended the missed demo.
  expect(await rowsOf('booking_cells')).toHaveLength(ending === 'no_show' ? 4 : 2);
});

bothEndings('sends a file with a new UID for a %s demo, and reminds of the new time only', async (ending) => {
  const { to } = mailbox();
  const demo = await endedDemo(ending);
  const { booking } = await (await bookAgain(demo, wednesday)).json<{ booking: StaffBooking }>();
  const events = to('layla@gulf-logistics.example').map(eventOf);
  const first = { uid: demo.booking.id, sequence: 0, method: 'REQUEST' };
  const cancelled = { uid: demo.booking.id, sequence: 1, method: 'CANCEL' };
  const second = { uid: booking.id, sequence: 0, method: 'REQUEST' };
  expect(events).toEqual(ending === 'cancelled' ? [first, cancelled, second] : [first, second]);
  const reminders = (await outbox()).filter(({ kind, status }) => kind === 'booking_reminder' && status === 'queued');
  const coming = reminders.map(({ due_at }) => due_at).filter((due) => due > new Date().toISOString());
  const dayBefore = ending === 'cancelled' ? ['2026-11-24T05:00:00.000Z'] : [];
  expect(coming).toEqual([...dayBefore, '2026-11-25T04:00:00.000Z']);
});

function eventOf({ attachments }: SentMail) {
  const calendar = new ICAL.Component(ICAL.parse(Buffer.from(attachments![0]!.content, 'base64').toString()));
  const { uid, sequence } = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  return { uid, sequence, method: calendar.getFirstPropertyValue('method') };
}

bothEndings('leads from the link of a %s demo to the new one, as the new link does', async (ending) => {
  const { to } = mailbox();
  const demo = await endedDemo(ending);
  const { booking } = await (await bookAgain(demo, wednesday)).json<{ booking: StaffBooking }>();
  const link = /token=([\w.-]+)/.exec(to('layla@gulf-logistics.example').at(-1)!.text)![1]!;
  for (const token of [demo.token, link]) {
    const shown = await (await request(`/api/bookings/${token}`)).json<{ booking: Booking }>();
    expect(shown.booking).toMatchObject({ id: booking.id, startsAt: wednesday, status: 'confirmed' });
    expect((await request(`/booking/demo.ics?token=${token}`)).status).toBe(200);
  }
  expect((await cancel(demo.token)).status).toBe(200);
  const statuses = (await rowsOf<{ id: string; status: string }>('bookings')).map(({ id, status }) => [id, status]);
  expect(new Map(statuses as [string, string][])).toEqual(
    new Map([
      [demo.booking.id, ending],
      [booking.id, 'cancelled'],
    ]),
  );
});

it('books a demo any number of times, one after the other', async () => {
  const demo = await endedDemo('cancelled');
  for (const hour of [tuesdayAtTen, wednesday]) {
    const { booking } = await (await bookAgain(demo, hour)).json<{ booking: StaffBooking }>();
    expect((await asStaff(`/api/admin/bookings/${booking.id}/cancel`, { method: 'POST' })).status).toBe(200);
  }
  expect((await bookAgain(demo, tuesdayAtNine)).status).toBe(201);
  const rows = await rowsOf<{ replaced_by: string }>('bookings');
  expect([rows.length, rows.filter(({ replaced_by }) => replaced_by === '').length]).toEqual([4, 1]);
});

it('books a cancelled demo again once for two simultaneous staff members', async () => {
  const demo = await endedDemo('cancelled');
  const before = (await outbox()).length;
  const answers = await Promise.all([tuesdayAtTen, wednesday, wednesday].map((hour) => bookAgain(demo, hour)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await rowsOf<{ status: string }>('bookings')).filter(({ status }) => status === 'confirmed')).toHaveLength(1);
  const kinds = (await outbox()).slice(before).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'booking_notification')).toHaveLength(1);
});

it('does not book a demo again that is still to come, or was held', async () => {
  const demo = await bookDemo(tuesdayAtNine);
  const early = await bookAgain(demo, wednesday);
  expect(await early.json()).toMatchObject({ status: 409, code: 'status_changed' });
  setTime(tuesdayAtTen);
  await note(demo, 'held');
  await expectRefusal(bookAgain(demo, wednesday), [409, 'status_changed', 'This request already has a booking.']);
  expect(await rowsOf('bookings')).toHaveLength(1);
});

it('does not change the outcome of a demo that was booked again', async () => {
  const demo = await endedDemo('no_show');
  await bookAgain(demo, wednesday);
  for (const status of ['confirmed', 'held'])
    await expectRefusal(note(demo, status), [
      409,
      'status_changed',
      'This demo has not begun, is cancelled, or was booked again.',
    ]);
});

it('notifies only the host who takes the new demo', async () => {
  const demo = await endedDemo('cancelled');
  // The first host is now busy at nine.
  await bookDemo(tuesdayAtNine);
  await addHost('b', undefined, 'b@rihla.example');
  const { sent } = mailbox();
  await bookAgain(demo, tuesdayAtNine);
  expect(sent.map(({ to }) => to).sort()).toEqual(['b@rihla.example', 'layla@gulf-logistics.example']);
  expect(sent.find(({ to }) => to === 'b@rihla.example')?.text).toMatch(/Host\s+Host b\s/);
});

it('does not count a booked demo as waiting until it is cancelled', async () => {
  const demo = await bookDemo(tuesdayAtNine);
  const detail = async () => {
    const path = `/api/admin/submissions/${demo.submission.id}`;
    return (await (await getAsStaff(path)).json<SubmissionDetail>()).submission;
  };
  expect(await detail()).toMatchObject({
    status: 'pending',
    waiting_since: null,
    demo: { startsAt: tuesdayAtNine, status: 'confirmed' },
  });
  await asStaff(`/api/admin/bookings/${demo.booking.id}/reschedule`, jsonPost({ startsAt: wednesday }));
  expect(await detail()).toMatchObject({ waiting_since: null, demo: { startsAt: wednesday } });
  await cancel(demo.token);
  expect(await detail()).toMatchObject({ waiting_since: expect.any(String), demo: { status: 'cancelled' } });
  await bookAgain(demo, tuesdayAtNine);
  expect(await detail()).toMatchObject({
    status: 'contacted',
    waiting_since: null,
    demo: { startsAt: tuesdayAtNine, status: 'confirmed' },
  });
});
