import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import {
  addHost,
  beginOnMonday,
  bookDemo,
  postDemo,
  rowsOf,
  setTime,
  tuesdayAtNine,
  tuesdayAtTen,
} from '../support/bookings.ts';
import { request } from '../support/client.ts';
import { jsonPost } from '../support/faults.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';

interface Slots {
  timeZone: string;
  slots: { startsAt: string; endsAt: string }[];
  closed: { date: string; reason: string; certainty: string }[];
}

const visitor = 'layla@gulf-logistics.example';

let mail: Awaited<ReturnType<typeof beginOnMonday>>;
beforeEach(async () => {
  mail = await beginOnMonday();
});

const slots = async (query: string) => (await request(`/api/slots?${query}`)).json<Slots>();
const fileIn = (index: number) => atob(mail.to(visitor).at(index)!.attachments![0]!.content);

it('offers the seven slots of a working day, in Dubai', async () => {
  const { timeZone, slots: free, closed } = await slots('from=2026-11-24&days=1');
  expect([timeZone, closed]).toEqual(['Asia/Dubai', []]);
  expect(free.map(({ startsAt }) => startsAt.slice(11, 16))).toEqual([
    '05:00',
    '06:00',
    '07:00',
    '09:00',
    '10:00',
    '11:00',
    '12:00',
  ]);
  expect(free[0]).toMatchObject({ startsAt: '2026-11-24T05:00:00.000Z', endsAt: '2026-11-24T06:00:00.000Z' });
});

it('offers 14 days unless asked for others, at most 31', async () => {
  const days = (found: Slots) => found.slots.map(({ startsAt }) => startsAt.slice(0, 10)).toSorted();
  expect(days(await slots('from=2026-11-24')).at(-1)).toBe('2026-12-07');
  await expectRefusal(
    request('/api/slots?from=2026-11-24&days=32'),
    [422, 'validation_failed', 'days: days must be a number from 1 to 31.'],
    () => request('/api/slots?from=2026-11-24&days=31'),
  );
});

it('offers nothing within four hours or after sixty days', async () => {
  expect((await slots('from=2026-11-23&days=1')).slots[0]!.startsAt).toBe('2026-11-23T09:00:00.000Z');
  expect((await slots('from=2027-01-21&days=1')).slots.length).toBeGreaterThan(0);
  expect((await slots('from=2027-01-22&days=10')).slots).toEqual([]);
});

it('answers a booked demo with its record and its booking', async () => {
  const response = await postDemo(tuesdayAtNine);
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({
    submission: { form_type: 'demo', status: 'pending' },
    booking: {
      id: expect.any(String),
      startsAt: tuesdayAtNine,
      endsAt: '2026-11-24T06:00:00.000Z',
      status: 'confirmed',
    },
  });
});

it('refuses a taken slot with the three nearest, and stores nothing', async () => {
  await bookDemo(tuesdayAtTen);
  const before = (await rowsOf('form_submissions')).length;
  const response = await postDemo(tuesdayAtTen, { email: 'b@b.example' });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({
    code: 'slot_taken',
    alternatives: ['2026-11-24T05:00:00.000Z', '2026-11-24T07:00:00.000Z', '2026-11-24T09:00:00.000Z'],
  });
  expect(await rowsOf('form_submissions')).toHaveLength(before);
});

it('gives an address two coming demos, and stores no third', async () => {
  await addHost('second');
  await bookDemo(tuesdayAtNine);
  await bookDemo(tuesdayAtTen);
  const response = await postDemo('2026-11-24T07:00:00.000Z');
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'too_many_bookings' });
  expect(await rowsOf('bookings')).toHaveLength(2);
});

it('confirms a booking with a calendar file, and invites', async () => {
  await bookDemo(tuesdayAtNine);
  expect(mail.to(visitor).map(({ subject }) => subject)).toEqual([
    'Your demo is booked: Tuesday, 24 November, 9:00–10:00 AM, Gulf Standard Time',
  ]);
  expect(fileIn(0)).toMatch(/METHOD:REQUEST.*SEQUENCE:0\r\n/s);
  expect(fileIn(0)).toContain('DTSTART:20261124T050000Z');
});

it('moves a booking, whose file keeps its UID and gets the next sequence', async () => {
  const { token } = await bookDemo(tuesdayAtNine);
  const response = await request(`/api/bookings/${token}/reschedule`, { startsAt: tuesdayAtTen });
  expect(await response.json()).toMatchObject({ booking: { startsAt: tuesdayAtTen, status: 'confirmed' } });
  expect(mail.to(visitor).at(-1)!.subject).toMatch(/^Your demo has moved: Tuesday, 24 November, 10:00–11:00/);
  const uid = /UID:[^\r]+/.exec(fileIn(0))![0];
  expect(fileIn(-1)).toContain(uid);
  expect(fileIn(-1)).toMatch(/METHOD:REQUEST.*SEQUENCE:1\r\n/s);
});

it('cancels a booking once, and frees its slot', async () => {
  const { token } = await bookDemo(tuesdayAtNine);
  for (let i = 0; i < 2; i += 1) {
    const response = await request(`/api/bookings/${token}/cancel`, {});
    expect(await response.json()).toMatchObject({ booking: { status: 'cancelled' } });
  }
  expect(mail.to(visitor).filter(({ subject }) => subject.startsWith('Your demo is cancelled'))).toHaveLength(1);
  expect(fileIn(-1)).toMatch(/METHOD:CANCEL.*SEQUENCE:1\r\n/s);
  expect(fileIn(-1)).toContain('STATUS:CANCELLED');
  expect((await postDemo(tuesdayAtNine, { email: 'b@b.example' })).status).toBe(201);
});

it('shows a booking to the holder of its token', async () => {
  const { token, booking } = await bookDemo(tuesdayAtNine);
  expect(await (await request(`/api/bookings/${token}`)).json()).toMatchObject({ booking: { id: booking.id } });
  await expectRefusal(
    request(`/api/bookings/${token.slice(0, -1)}${token.endsWith('0') ? 1 : 0}`),
    [404, 'not_found', 'There is nothing at this address.'],
    () => request(`/api/bookings/${token}`),
  );
});

it('queues reminders for 24 hours and one hour before', async () => {
  setTime('2026-11-20T04:00:00.000Z');
  await bookDemo(tuesdayAtNine);
  const { results } = await env.DB.prepare(
    "SELECT due_at FROM emails WHERE kind = 'booking_reminder' ORDER BY due_at",
  ).all();
  expect(results).toEqual([{ due_at: '2026-11-23T05:00:00.000Z' }, { due_at: '2026-11-24T04:00:00.000Z' }]);
});

it('lists the bookings for staff, who record how a demo went', async () => {
  const { booking } = await bookDemo(tuesdayAtNine);
  const response = await getAsStaff('/api/admin/bookings?from=2026-11-24&days=1');
  const { items } = await response.json<{ items: object[] }>();
  expect(items).toMatchObject([{ id: booking.id, startsAt: tuesdayAtNine, status: 'confirmed' }]);
  setTime('2026-11-24T06:00:00.000Z');
  const change = { ...jsonPost({ status: 'held' }), method: 'PATCH' };
  expect((await asStaff(`/api/admin/bookings/${booking.id}`, change)).status).toBe(200);
});
