// Someone books every free slot with invented requests, so that real visitors find none. A slot costs nothing and no
// one confirms it.
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { demoChoice } from '#shared/bookings/demo-hours.ts';
import type { Booking, Slots } from '#shared/contracts/bookings.ts';
import type { Problem } from '#shared/contracts/problem.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import { sentPaths } from '#shared/paths.ts';
import { purgeExpired } from '#worker/privacy/retention.ts';
import { beginOnMonday, bookDemo, emptyBookings, postDemo, rowsOf, setTime } from '../worker/support/bookings.ts';
import { request } from '../worker/support/client.ts';
import { jsonPost, requestWith } from '../worker/support/faults.ts';
import { demoRequest } from '../worker/support/forms.ts';
import { outbox } from '../worker/support/mail.ts';
import { filledIn, postForm } from '../worker/support/plain-forms.ts';
import { expectRefusal } from '../worker/support/refusal.ts';
import { accessOff } from '../worker/support/staff.ts';

const email = 'layla@gulf-logistics.example';
let hours: string[] = [];

beforeEach(async () => {
  await beginOnMonday();
  const { slots } = await (await request('/api/slots?days=31')).json<Slots>();
  hours = slots.map(({ startsAt }) => startsAt).slice(0, 40);
  expect(hours).toHaveLength(40);
});

/** The requests come slowly enough for the rate limit. */
const patient = { SUBMISSION_LIMIT: { limit: async () => ({ success: true }) } as unknown as RateLimit };

/** Books a slot from a client address. */
function bookFrom(address: string, slotStart: string, overrides: Record<string, unknown> = {}): Promise<Response> {
  const init = jsonPost(demoRequest({ id: crypto.randomUUID(), slotStart, ...overrides }));
  const headers = { ...init.headers, 'cf-connecting-ip': address };
  return requestWith(patient, '/api/submissions', { ...init, headers });
}

async function statusesOf(answers: Response[]): Promise<Record<string, number>> {
  const codes = await Promise.all(
    answers.map(async (answer) => (answer.ok ? String(answer.status) : (await answer.json<Problem>()).code)),
  );
  return Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]));
}

const storedDemos = async () => (await rowsOf('bookings')).length;

it('books two of forty slots for one address, however the address is written', async () => {
  const spellings = [email, email.toUpperCase(), 'Layla@Gulf-Logistics.example'];
  const answers: Response[] = [];
  for (const [i, hour] of hours.slice(0, 20).entries()) answers.push(await postDemo(hour, { email: spellings[i % 3] }));
  expect(await statusesOf(answers)).toEqual({ 201: 2, too_many_bookings: 18 });
  await emptyBookings();
  const atOnce = await Promise.all(hours.map((hour, i) => postDemo(hour, { email: spellings[i % 3] })));
  expect(await statusesOf(atOnce)).toEqual({ 201: 2, too_many_bookings: 38 });
  expect(await storedDemos()).toBe(2);
  // Refused requests are stored nowhere, and no one is emailed about them.
  expect(await rowsOf('form_submissions')).toHaveLength(2);
  expect((await outbox()).filter(({ kind }) => kind === 'booking_confirmation')).toHaveLength(2);
});

it('books ten of forty slots a day for one network, whatever addresses it uses', async () => {
  const clients = (i: number) => `2001:db8:7:${(i + 1).toString(16)}::1`;
  const book = (hour: string, i: number) => bookFrom(clients(i), hour, { email: `visitor-${i}@example.com` });
  const answers: Response[] = [];
  for (const [i, hour] of hours.slice(0, 15).entries()) answers.push(await book(hour, i));
  expect(await statusesOf(answers)).toEqual({ 201: 10, too_many_bookings: 5 });
  await emptyBookings();
  expect(await statusesOf(await Promise.all(hours.map(book)))).toEqual({ 201: 10, too_many_bookings: 30 });
  expect(await rowsOf('form_submissions')).toHaveLength(10);
  // Another network is not affected, and the same one books again on the next day in Dubai.
  expect((await bookFrom('2001:db8:8::1', hours[30]!, { email: 'omar@example.com' })).status).toBe(201);
  setTime('2026-11-23T19:59:00.000Z');
  await expectRefusal(
    bookFrom(clients(1), hours[31]!, { email: 'sara@example.com' }),
    [
      409,
      'too_many_bookings',
      'Your network has reached today’s booking limit. Try again tomorrow, send the request without a time, or write to hello@rihla.example.',
    ],
    () => {
      setTime('2026-11-23T20:00:00.000Z');
      return bookFrom(clients(1), hours[31]!, { email: 'sara@example.com' });
    },
  );
});

it('gives a network nothing back for demos that it cancels, moves or repeats', async () => {
  const address = '192.0.2.7';
  for (const [i, hour] of hours.slice(0, 9).entries()) {
    const id = crypto.randomUUID();
    const answer = await bookFrom(address, hour, { id, email: `visitor-${i}@example.com` });
    expect((await bookFrom(address, hour, { id, email: `visitor-${i}@example.com` })).status).toBe(200);
    const { booking } = await answer.json<{ booking: Booking }>();
    await requestWith(accessOff, `/api/admin/bookings/${booking.id}/cancel`, { method: 'POST' }, 'http://localhost');
  }
  expect((await bookFrom(address, hours[0]!)).status).toBe(201);
  await expectRefusal(
    bookFrom(address, hours[1]!),
    [
      409,
      'too_many_bookings',
      'Your network has reached today’s booking limit. Try again tomorrow, send the request without a time, or write to hello@rihla.example.',
    ],
    () => bookFrom('192.0.3.7', hours[1]!, { email: 'omar@example.com' }),
  );
});

it('tells a visitor at a limit in both languages what to do', async () => {
  await bookDemo(hours[0]!);
  await bookDemo(hours[1]!);
  const ofAddress = await (await postDemo(hours[2], { locale: 'ar' })).json<Problem>();
  expect(ofAddress).toMatchObject({ status: 409, code: 'too_many_bookings' });
  expect(ofAddress.detail).toContain('عرضان توضيحيان');
  const address = '192.0.2.8';
  for (const [i, hour] of hours.slice(3, 13).entries()) await bookFrom(address, hour, { email: `${i}@example.com` });
  const ofNetwork = await (await bookFrom(address, hours[20]!, { email: 'x@example.com' })).json<Problem>();
  expect(ofNetwork).toMatchObject({ status: 409, code: 'too_many_bookings' });
  expect(ofNetwork.detail).toContain('Your network has reached today’s booking limit');
});

it('keeps a slot beyond a limit as a preference if the form allows it', async () => {
  await bookDemo(hours[0]!);
  await bookDemo(hours[1]!);
  const preference = { ...demoChoice(hours[2]!), bookPreference: true };
  const answer = await postDemo(undefined, preference);
  expect(answer.status).toBe(201);
  expect(await answer.json()).not.toHaveProperty('booking');
  const sent = await postForm('demo', filledIn.demo(demoChoice(hours[3]!)));
  // The page says that the slot is noted and not booked.
  expect(sent.headers.get('location')).toBe(sentPaths.demo);
  expect(await storedDemos()).toBe(2);
  expect(await rowsOf('form_submissions')).toHaveLength(4);
});

it('counts only upcoming demos of an address', async () => {
  const first = await bookDemo(hours[0]!);
  const second = await bookDemo(hours[1]!);
  const move = await request(`/api/bookings/${second.token}/reschedule`, { startsAt: hours[2] });
  expect(move.status).toBe(200);
  await request(`/api/bookings/${first.token}/cancel`, undefined, { method: 'POST' });
  expect((await postDemo(hours[3])).status).toBe(201);
  await expectRefusal(
    postDemo(hours[4]),
    [
      409,
      'too_many_bookings',
      'This address already has two upcoming demos. Move or cancel one with the link in its email, or send this request without a time.',
    ],
    () => {
      setTime(hours[3]!);
      return postDemo(hours[30]);
    },
  );
});

it('does not limit staff', async () => {
  for (const hour of hours.slice(0, 3)) {
    const { submission } = await (await postDemo(undefined)).json<{ submission: Submission }>();
    const body = jsonPost({ submissionId: submission.id, startsAt: hour });
    const answer = await requestWith(accessOff, '/api/admin/bookings', body, 'http://localhost');
    expect(answer.status).toBe(201);
  }
});

it('stores only a daily hash of a network, until the day is over', async () => {
  const address = '192.0.2.9';
  await bookFrom(address, hours[0]!);
  setTime('2026-11-24T04:00:00.000Z');
  await bookFrom(address, hours[20]!);
  const rows = await rowsOf<{ network_hash: string; day: string }>('network_bookings');
  expect(rows.map(({ day }) => day).sort()).toEqual(['2026-11-23', '2026-11-24']);
  for (const { network_hash } of rows) expect(network_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(rows.map(({ network_hash }) => network_hash)).size).toBe(2);
  await purgeExpired(env);
  expect(await rowsOf('network_bookings')).toMatchObject([{ day: '2026-11-24' }]);
});
