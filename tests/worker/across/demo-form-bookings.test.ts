import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { Slots } from '#shared/contracts/bookings.ts';
import type { Problem } from '#shared/contracts/problem.ts';
import { bookingPath } from '#shared/paths.ts';
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
import { demoRequest } from '../support/forms.ts';
import { expectLogs } from '../support/logs.ts';
import { mailbox, outbox } from '../support/mail.ts';
import { filledIn, postForm } from '../support/plain-forms.ts';
import { changeHosts } from '../support/records.ts';

beforeEach(beginOnMonday);

interface Row {
  host_id: string;
  starts_at: string;
  submission_id: string;
}

it('queues a confirmation, three notifications and two reminders', async () => {
  await bookDemo('2026-11-26T05:00:00.000Z');
  const mails = (await outbox()).map(({ kind, to_address, due_at }) => [kind, to_address, due_at]);
  expect(mails).toEqual([
    ['booking_confirmation', 'layla@gulf-logistics.example', monday],
    ['booking_reminder', 'layla@gulf-logistics.example', '2026-11-25T05:00:00.000Z'],
    ['booking_reminder', 'layla@gulf-logistics.example', '2026-11-26T04:00:00.000Z'],
    ['demo_notification', 'sales@rihla.example', monday],
    ['demo_notification', 'partners@rihla.example', monday],
    ['demo_notification', 'careers@rihla.example', monday],
  ]);
});

it('sends one reminder of a demo on the same day, and notifies another host', async () => {
  await changeHosts({ email: 'amal@rihla.example' });
  await bookDemo('2026-11-23T12:00:00.000Z');
  await changeHosts({ email: null });
  const mails = await outbox();
  expect(mails.filter(({ kind }) => kind === 'booking_reminder')).toHaveLength(1);
  expect(mails.filter(({ kind }) => kind === 'demo_notification').map((mail) => mail.to_address)).toContain(
    'amal@rihla.example',
  );
});

it('accepts a slot with another zone in its text', async () => {
  const { booking } = await bookDemo('2026-11-24T09:00:00+04:00');
  expect(booking.startsAt).toBe(tuesdayAtNine);
});

it.each([
  ['in the past', '2026-11-20T05:00:00.000Z'],
  ['within the notice', '2026-11-23T07:00:00.000Z'],
  ['off the grid', '2026-11-24T05:30:00.000Z'],
  ['a second off the grid', '2026-11-24T05:00:01.000Z'],
  ['at noon', '2026-11-24T08:00:00.000Z'],
  ['on the National Day', '2026-12-02T05:00:00.000Z'],
  ['an hour after midnight in Dubai', '2026-11-24T21:00:00.000Z'],
  ['at ten in London on a Friday, when it is prayer time in Dubai', '2026-11-27T09:00:00.000Z'],
  ['beyond the horizon', '2027-03-01T05:00:00.000Z'],
  ['in the year 9999', '9999-12-31T05:00:00.000Z'],
])('refuses a slot %s', async (_, slotStart) => {
  const response = await postDemo(slotStart);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({
    code: 'slot_taken',
    alternatives: [expect.any(String), expect.any(String), expect.any(String)],
  });
  expect(await rowsOf('form_submissions')).toEqual([]);
});

it.each(['tomorrow', '2026-11-24', '2026-11-24T09:00', 5, [], '2026-13-41T05:00:00Z'])(
  'refuses %j, which is not a time',
  async (slotStart) => {
    const response = await request('/api/submissions', demoRequest({ slotStart }));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path: 'slotStart' }] });
  },
);

it.each([undefined, null, ''])('never refuses a preference, with %j as its slotStart', async (slotStart) => {
  await bookDemo(tuesdayAtTen);
  const response = await postDemo(undefined, { preferredTime: '10-11 AM', slotStart });
  expect(response.status).toBe(201);
  expect(await response.json()).not.toHaveProperty('booking');
  const kinds = (await outbox()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'demo_confirmation')).toHaveLength(1);
});

it('books a preference if it is free and the request asks for it, else keeps it', async () => {
  const preference = { preferredDate: '2026-11-24', preferredTime: '9-10 AM', bookPreference: true };
  const [first, second] = [await postDemo(undefined, preference), await postDemo(undefined, preference)];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await first.json()).toMatchObject({ booking: { startsAt: tuesdayAtNine, status: 'confirmed' } });
  expect(await second.json()).not.toHaveProperty('booking');
});

it('answers a repeated request with its booking, even on a taken slot', async () => {
  const id = crypto.randomUUID();
  const { submission, booking, bookingLinks } = await bookDemo(tuesdayAtNine, { id });
  const again = await postDemo(tuesdayAtNine, { id });
  expect(again.status).toBe(200);
  expect(await again.json()).toEqual({ submission, booking, bookingLinks });
  expect(await outbox()).toHaveLength(6);
});

it('answers a booking with the links to change it and to add it to a calendar', async () => {
  const { bookingLinks, token } = await bookDemo(tuesdayAtNine, { locale: 'ar' });
  expect(bookingLinks).toMatchObject({
    page: `/ar${bookingPath(token)}`,
    google: expect.stringContaining('dates=20261124T050000Z/20261124T060000Z'.replace('/', '%2F')),
    outlook: expect.stringContaining(encodeURIComponent('عرض توضيحي')),
  });
  const file = await request(bookingLinks.file);
  expect(file.headers.get('content-type')).toContain('text/calendar');
});

it('books a repeated form again after its first booking was cancelled', async () => {
  const fields = filledIn.demo({ preferredDate: '2026-11-24', preferredTime: '9-10 AM' });
  const address = '192.0.2.7';
  const first = await postForm('demo', fields, { address });
  const token = new URL(first.headers.get('location')!, 'https://rihla.example').searchParams.get('token');
  await request(`/api/bookings/${token}/cancel`, undefined, { method: 'POST' });
  setTime('2026-11-23T04:12:00.000Z');
  const second = await postForm('demo', fields, { address });
  expect(second.headers.get('location')).toContain('/booking?token=');
  expect(await rowsOf('bookings')).toHaveLength(2);
});

it('rejects a booking with the id of a preference for the same slot', async () => {
  const id = crypto.randomUUID();
  expect((await postDemo(undefined, { id, preferredTime: '9-10 AM' })).status).toBe(201);
  const response = await postDemo(tuesdayAtNine, { id, preferredTime: '9-10 AM' });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'id_already_used' });
});

it('knows the days of Dubai around its midnight', async () => {
  setTime('2026-11-23T19:59:00.000Z');
  const day = async () => (await (await request('/api/slots?days=1')).json<Slots>()).slots[0]?.startsAt;
  expect(await day()).toBeUndefined();
  setTime('2026-11-23T20:01:00.000Z');
  expect(await day()).toBe(tuesdayAtNine);
  expect((await postDemo(tuesdayAtNine)).status).toBe(201);
});

it('books one of 40 simultaneous requests for one slot, with one set of emails', async () => {
  mailbox();
  const requests = Array.from({ length: 40 }, (_, i) => postDemo(tuesdayAtNine, { email: `visitor-${i}@example.com` }));
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(39);
  expect(await rowsOf('form_submissions')).toHaveLength(1);
  expect(await rowsOf('bookings')).toHaveLength(1);
  expect(await rowsOf('booking_cells')).toHaveLength(2);
  expect(await outbox()).toHaveLength(6);
});

it('ends with an answer when the database keeps refusing a slot that looks free', async () => {
  expectLogs('request_failed');
  const { token } = await bookDemo(tuesdayAtTen);
  // A cell without a booking is known only to the database.
  await env.DB.prepare("INSERT INTO booking_cells VALUES ('demo-team', ?, 'gone')").bind(tuesdayAtNine).run();
  try {
    const response = await postDemo(tuesdayAtNine, { email: 'second@example.com' });
    expect(response.status).toBe(409);
    const { code, alternatives } = await response.json<Problem>();
    expect([code, alternatives?.length]).toEqual(['slot_taken', 3]);
    expect(alternatives).not.toContain(tuesdayAtNine);
    const preference = { preferredDate: '2026-11-24', preferredTime: '9-10 AM', bookPreference: true };
    expect(await (await postDemo(undefined, preference)).json()).not.toHaveProperty('booking');
    const move = await request(`/api/bookings/${token}/reschedule`, { startsAt: tuesdayAtNine });
    expect(move.status).toBe(503);
    expect(await move.json()).toMatchObject({
      code: 'unavailable',
      detail: expect.stringContaining('try again in a few minutes'),
    });
  } finally {
    await env.DB.prepare("DELETE FROM booking_cells WHERE booking_id = 'gone'").run();
  }
});

it('stores one record when twenty copies of a request arrive simultaneously', async () => {
  const id = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => postDemo(tuesdayAtNine, { id })));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
  expect(await rowsOf('bookings')).toHaveLength(1);
  expect(await outbox()).toHaveLength(6);
});

it('gives a slot to as many visitors as there are hosts, and each a host of its own', async () => {
  await addHost('b');
  await addHost('c');
  const emails = Array.from({ length: 8 }, (_, i) => `visitor-${i}@example.com`);
  const answers = await Promise.all(emails.map((email) => postDemo(tuesdayAtNine, { email })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  const hosts = (await rowsOf<Row>('bookings')).map(({ host_id }) => host_id).sort();
  expect(hosts).toEqual(['b', 'c', 'demo-team']);
});
