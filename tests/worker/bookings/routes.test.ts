import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { Problem } from '#shared/contracts/problem.ts';
import type { Locale } from '#shared/locales.ts';
import { bookingToken } from '#worker/bookings/find.ts';
import { texts } from '#worker/http/texts.ts';
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
import { mailbox, outbox } from '../support/mail.ts';
import { expectRefusal } from '../support/refusal.ts';

beforeEach(beginOnMonday);

interface BookingColumns {
  id: string;
  starts_at: string;
  status: string;
  sequence: number;
}

const move = (token: string, startsAt: string, overrides: object = {}) =>
  request(`/api/bookings/${token}/reschedule`, { startsAt, ...overrides });

const cancel = (token: string) => request(`/api/bookings/${token}/cancel`, undefined, { method: 'POST' });

const bodies: [string, { body?: string; headers?: Record<string, string> }, Locale][] = [
  ['a body that names Arabic', { body: JSON.stringify({ locale: 'ar' }) }, 'ar'],
  ['a body of another type', { body: 'yes', headers: { 'content-type': 'text/plain' } }, 'en'],
  ['a body that is no JSON', { body: '{' }, 'en'],
  ['an empty body', { body: '' }, 'en'],
  ['no body', {}, 'en'],
];

it.each(bodies)('cancels with %s, and answers in its language', async (_what, { body, ...options }, locale) => {
  const { token } = await bookDemo(tuesdayAtNine);
  const post = () => request(`/api/bookings/${token}/cancel`, body, { method: 'POST', ...options });
  setTime(tuesdayAtNine);
  expect(await (await post()).json()).toMatchObject({ detail: texts[locale].problemDetails.bookingClosed });
  setTime(monday);
  expect((await post()).status).toBe(200);
});

it('notifies visitor and host of a move, and reminds only of the new slot', async () => {
  const { token } = await bookDemo('2026-11-26T05:00:00.000Z');
  await move(token, '2026-11-30T05:00:00.000Z');
  const mails = (await outbox()).map(({ kind, to_address, due_at, status }) => ({ kind, to_address, due_at, status }));
  expect(mails.filter(({ kind }) => kind === 'booking_moved')).toHaveLength(1);
  expect(mails.filter(({ kind }) => kind === 'booking_notification').map((mail) => mail.to_address)).toEqual([
    'sales@rihla.example',
  ]);
  const reminders = mails
    .filter(({ kind }) => kind === 'booking_reminder')
    .map(({ due_at, status }) => [due_at, status]);
  expect(reminders).toEqual([
    ['2026-11-25T05:00:00.000Z', 'cancelled'],
    ['2026-11-26T04:00:00.000Z', 'cancelled'],
    ['2026-11-29T05:00:00.000Z', 'queued'],
    ['2026-11-30T04:00:00.000Z', 'queued'],
  ]);
});

it('sends no reminder of a cancelled demo', async () => {
  const { token } = await bookDemo('2026-11-26T05:00:00.000Z');
  await cancel(token);
  const statuses = (await outbox()).filter(({ kind }) => kind === 'booking_reminder').map(({ status }) => status);
  expect(statuses).toEqual(['cancelled', 'cancelled']);
});

it('refuses to move to a taken slot, and leaves the booking as it is', async () => {
  const first = await bookDemo(tuesdayAtNine);
  await bookDemo(tuesdayAtTen);
  const mailsBefore = (await outbox()).length;
  const response = await move(first.token, tuesdayAtTen, { locale: 'ar' });
  expect(response.status).toBe(409);
  const problem = await response.json<Problem>();
  expect(problem).toMatchObject({ code: 'slot_taken', detail: expect.stringContaining('الموعد') });
  expect(problem.alternatives).toHaveLength(3);
  expect(await (await request(`/api/bookings/${first.token}`)).json()).toEqual({ booking: first.booking });
  expect(await outbox()).toHaveLength(mailsBefore);
});

it('changes nothing when a booking is moved to its own slot', async () => {
  const { token, booking } = await bookDemo(tuesdayAtNine);
  const mailsBefore = (await outbox()).length;
  expect(await (await move(token, tuesdayAtNine)).json()).toEqual({ booking });
  expect(await outbox()).toHaveLength(mailsBefore);
});

it('neither moves nor cancels a demo that has begun, nor moves a cancelled one', async () => {
  const begun = await bookDemo(tuesdayAtNine);
  const cancelled = await bookDemo(tuesdayAtTen);
  await cancel(cancelled.token);
  setTime('2026-11-24T05:00:00.000Z');
  for (const response of [
    await move(begun.token, '2026-11-25T05:00:00.000Z'),
    await cancel(begun.token),
    await move(cancelled.token, '2026-11-25T05:00:00.000Z'),
  ]) {
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'status_changed',
      detail: expect.stringContaining('book a new one'),
    });
  }
});

it('answers 404 to a guessed token on every route', async () => {
  const { booking, token } = await bookDemo(tuesdayAtNine);
  const other = await bookingToken(env, crypto.randomUUID());
  const forged = [
    booking.id,
    `${booking.id}.`,
    `${booking.id}.${'0'.repeat(64)}`,
    `${token}0`,
    token.slice(0, -1),
    other,
    'x',
    '%00',
  ];
  for (const guess of forged) {
    for (const response of [
      await request(`/api/bookings/${guess}`),
      await move(guess, tuesdayAtTen),
      await cancel(guess),
    ]) {
      expect(response.status, guess).toBe(404);
    }
  }
  expect(await (await request(`/api/bookings/${token}`)).json()).toEqual({ booking });
});

it.each([undefined, 'tomorrow', '2026-11-24T09:00', 7])('refuses to move to %j', async (startsAt) => {
  const { token } = await bookDemo(tuesdayAtNine);
  const response = await request(`/api/bookings/${token}/reschedule`, { startsAt });
  await expectRefusal(response, [422, 'validation_failed', 'startsAt: Please choose a time.']);
});

it('lets one of two bookings have a slot to which both move simultaneously', async () => {
  const [first, second] = [await bookDemo(tuesdayAtNine), await bookDemo(tuesdayAtTen)];
  const target = '2026-11-25T05:00:00.000Z';
  const answers = await Promise.all([move(first.token, target), move(second.token, target)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const rows = await rowsOf<BookingColumns>('bookings');
  expect(rows.filter(({ starts_at }) => starts_at === target)).toHaveLength(1);
});

it('lets either the move or the new request have a slot that both want', async () => {
  const { token } = await bookDemo(tuesdayAtNine);
  const answers = await Promise.all([move(token, tuesdayAtTen), postDemo(tuesdayAtTen)]);
  expect([
    [200, 409],
    [409, 201],
  ]).toContainEqual(answers.map(({ status }) => status));
});

it('notifies once of a repeated move, and of each of two different moves', async () => {
  const { token, booking } = await bookDemo(tuesdayAtNine);
  const doubled = await Promise.all([move(token, tuesdayAtTen), move(token, tuesdayAtTen)]);
  expect(doubled.map(({ status }) => status)).toEqual([200, 200]);
  const moved = async () => (await outbox()).filter(({ kind }) => kind === 'booking_moved').length;
  expect(await moved()).toBe(1);
  await Promise.all([move(token, '2026-11-25T05:00:00.000Z'), move(token, '2026-11-26T05:00:00.000Z')]);
  expect(await moved()).toBe(3);
  const [row] = await rowsOf<BookingColumns>('bookings');
  expect(row).toMatchObject({ id: booking.id, sequence: 3 });
  expect(await rowsOf('booking_cells')).toHaveLength(2);
  const reminders = (await outbox()).filter(({ kind, status }) => kind === 'booking_reminder' && status === 'queued');
  expect(
    reminders.every(
      ({ due_at }) =>
        due_at < row!.starts_at && due_at >= new Date(Date.parse(row!.starts_at) - 86_400_000).toISOString(),
    ),
  ).toBe(true);
});

it('cancels once when a move and a cancellation arrive simultaneously', async () => {
  const { token } = await bookDemo(tuesdayAtNine);
  await Promise.all([move(token, tuesdayAtTen), cancel(token)]);
  await cancel(token);
  const [row] = await rowsOf<BookingColumns>('bookings');
  expect(row?.status).toBe('cancelled');
  expect(await rowsOf('booking_cells')).toEqual([]);
  expect((await outbox()).filter(({ kind }) => kind === 'booking_cancelled')).toHaveLength(1);
});

it('moves to another host when its own is busy, and tells both of them', async () => {
  const { token } = await bookDemo(tuesdayAtNine);
  await bookDemo(tuesdayAtTen);
  await addHost('b', undefined, 'b@rihla.example');
  const { sent } = mailbox();
  expect((await move(token, tuesdayAtTen)).status).toBe(200);
  const notifications = sent.filter(({ to }) => to.endsWith('@rihla.example'));
  expect(notifications.map(({ to, subject }) => [to, subject.slice(0, 24)]).sort()).toEqual([
    ['b@rihla.example', 'Demo moved to Tuesday, 2'],
    ['sales@rihla.example', 'No longer your demo on T'],
  ]);
  for (const { text } of notifications) expect(text).toMatch(/Host\s+Host b\s/);
});

it('notifies the host of a new demo, and all staff of the chosen host', async () => {
  await addHost('b', undefined, 'b@rihla.example');
  const { sent } = mailbox();
  await bookDemo(tuesdayAtNine);
  const notifications = sent.filter(({ subject }) => subject.startsWith('New demo request'));
  expect(notifications.map(({ to }) => to)).toContain('b@rihla.example');
  expect(notifications).toHaveLength(4);
  for (const { text } of notifications) expect(text).toMatch(/Host\s+Host b\s/);
});
