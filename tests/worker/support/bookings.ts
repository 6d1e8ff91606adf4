import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import type { Booking, BookingLinks } from '#shared/contracts/bookings.ts';
import type { WeeklyHours } from '#shared/contracts/hosts.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import { gulfDate } from '#shared/time/days.ts';
import { bookingToken } from '#worker/bookings/find.ts';
import { database } from '#worker/db/client.ts';
import { hosts } from '#worker/db/schema.ts';
import { request } from './client.ts';
import { demoRequest } from './forms.ts';
import { mailbox } from './mail.ts';
import { emptyTables } from './tables.ts';

/** Monday, 8:00 in Dubai. */
export const monday = '2026-11-23T04:00:00.000Z';

/** Tuesday at 9 in Dubai, the first slot of the next day. */
export const tuesdayAtNine = '2026-11-24T05:00:00.000Z';
export const tuesdayAtTen = '2026-11-24T06:00:00.000Z';

export function setTime(time: string | number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
}

/** Posts a demo request for a slot. An address may have two coming demos: for more, give each another `email`. */
export function postDemo(slotStart: string | undefined, overrides: Record<string, unknown> = {}): Promise<Response> {
  return request(
    '/api/submissions',
    demoRequest({
      id: crypto.randomUUID(),
      slotStart,
      preferredDate: gulfDate(new Date(Date.now() + 86_400_000)),
      ...overrides,
    }),
  );
}

export interface Booked {
  submission: Submission;
  booking: Booking;
  bookingLinks: BookingLinks;
  token: string;
}

/** Books a demo. @throws Error when the answer is not 201 */
export async function bookDemo(slotStart: string, overrides: Record<string, unknown> = {}): Promise<Booked> {
  const response = await postDemo(slotStart, overrides);
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  const { submission, booking, bookingLinks } = await response.json<Omit<Booked, 'token'>>();
  return { submission, booking, bookingLinks, token: await bookingToken(env, booking.id) };
}

const allHours = [9, 10, 11, 13, 14, 15, 16];
export const everyWeekday: WeeklyHours = [[], allHours, allHours, allHours, allHours, allHours, []];

export async function addHost(
  id: string,
  hours: WeeklyHours = everyWeekday,
  email: string | null = null,
  meetingUrl: string | null = null,
): Promise<void> {
  await database(env)
    .insert(hosts)
    .values({ id, nameEn: `Host ${id}`, nameAr: id, email, hours, meetingUrl });
}

export async function emptyBookings(): Promise<void> {
  await emptyTables('form_submissions', 'bookings', 'network_bookings', 'emails', 'calendar_periods');
  await env.DB.prepare("DELETE FROM hosts WHERE id <> 'demo-team'").run();
}

/** An empty calendar on Monday, at 8:00 in Dubai. */
/** The state before each test of bookings: none, on a Monday, with a mailbox. */
export async function beginOnMonday() {
  await emptyBookings();
  setTime(monday);
  return mailbox();
}

export async function rowsOf<Row>(table: string): Promise<Row[]> {
  return (await env.DB.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all<Row>()).results;
}
