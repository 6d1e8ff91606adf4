import type { BookingChange } from '../../src-shared/content/types/mail.ts';
import type { BookedHour } from '../db/schema.ts';
import { type Bindings, configOf } from '../env.ts';
import type { OutboxItem } from '../mail/claims.ts';
import type { NewEmail } from '../mail/outbox.ts';
import { type BookedVisitor, bookingSubjects } from '../mail/subjects.ts';
import type { BookingRow } from './store.ts';

const hour = 60 * 60 * 1000;
/** How long before the demo its visitor is reminded, in milliseconds. */
const reminders = [24 * hour, 1 * hour];

type Kind = 'booking_confirmation' | 'booking_moved' | 'booking_cancelled';

interface Change {
  kind: Kind;
  booking: BookingRow;
  visitor: BookedVisitor & { email: string };
  previousStart?: string;
  /** Who takes the demo. */
  host: { name: string };
  /** Whom to tell besides the visitor. */
  hostAddresses: string[];
}

/** The mails about a change of a booking: to the visitor, to the hosts, and the visitor's reminders. */
export function bookingMails({ kind, booking, visitor, previousStart, host, hostAddresses }: Change): NewEmail[] {
  const { submissionId, startsAt, changedAt, changedBy } = booking;
  const booked = {
    ...bookedHour(booking, host, previousStart),
    ...(changedBy !== 'visitor' && { byStaff: true as const }),
  };
  const subjects = bookingSubjects(visitor, booked);
  const mail = { submissionId, dueAt: changedAt, createdAt: changedAt, payload: { booking: booked } };
  return [
    { ...mail, id: crypto.randomUUID(), kind, to: visitor.email, subject: subjects.visitor[kind] },
    ...hostAddresses.map((to) => ({
      ...mail,
      id: crypto.randomUUID(),
      kind: 'booking_notification' as const,
      to,
      subject: subjects.host[kind],
    })),
    ...(booked.cancelled ? [] : reminderTimes(startsAt, changedAt)).map((dueAt) => ({
      ...mail,
      id: crypto.randomUUID(),
      kind: 'booking_reminder' as const,
      to: visitor.email,
      subject: subjects.reminder,
      dueAt,
    })),
  ];
}

/** What the mails about a booking say of it. */
export function bookedHour(booking: BookingRow, host: { name: string }, previousStart?: string): BookedHour {
  return { ...hourOf(booking), host: host.name, ...(previousStart && { previousStart }) };
}

/** A demo that begins in less than a day has one reminder. */
function reminderTimes(startsAt: string, now: string): string[] {
  return reminders.map((before) => new Date(Date.parse(startsAt) - before).toISOString()).filter((time) => time > now);
}

/** Where the mails about a host's bookings go. */
export function addressOf(env: Bindings, host: { email: string | null }): string {
  return host.email ?? configOf(env).STAFF_ADDRESSES[0]!;
}

/** What a mail about a booking says that is now as in this row. */
export function hourOf({ id, startsAt, sequence, status }: BookingRow): BookedHour {
  return { id, startsAt, sequence, ...(status === 'cancelled' && { cancelled: true }) };
}

/** The booked hour that a mail tells of. Undefined when it tells of none, or when the booking is gone. */
export function bookedHourOf({ email: { payload, submissionId }, booking }: OutboxItem): BookedHour | undefined {
  if (!payload || !('booking' in payload)) return undefined;
  // A mail about an erased booking belongs to no submission.
  return booking || submissionId === null ? payload.booking : undefined;
}

/** What happened to the booking. */
export function changeOf({ cancelled, previousStart }: BookedHour): BookingChange {
  if (cancelled) return 'booking_cancelled';
  return previousStart === undefined ? 'booking_confirmation' : 'booking_moved';
}

/** Why a reminder must not be sent any more, for staff; undefined when it is right, or no reminder. */
export function staleReminder(item: OutboxItem, now: number): string | undefined {
  const { email, booking } = item;
  if (email.kind !== 'booking_reminder' || !booking) return undefined;
  if (booking.status === 'cancelled') return 'The demo is cancelled';
  if (bookedHourOf(item)?.sequence !== booking.sequence) return 'The demo has another hour now';
  const hasBegun = booking.status !== 'confirmed' || Date.parse(booking.startsAt) <= now;
  return hasBegun ? 'The demo has begun' : undefined;
}
