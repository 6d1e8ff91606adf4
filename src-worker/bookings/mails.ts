import type { BookedHour } from '../db/schema.ts';
import { type Bindings, configOf } from '../env.ts';
import { hourOf } from '../mail/booked-hour.ts';
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
