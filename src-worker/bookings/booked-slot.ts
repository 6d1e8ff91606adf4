import type { BookingChange } from '#shared/content/types/mail.ts';
import type { Locale } from '#shared/locales.ts';
import type { EmailWithRecords } from '../db/email-records.ts';
import type { BookedSlot } from '../db/schema.ts';
import type { BookingRow } from './store.ts';

export function hourOf({ id, startsAt, sequence, status }: BookingRow): BookedSlot {
  return { id, startsAt, sequence, ...(status === 'cancelled' && { cancelled: true }) };
}

export function bookedSlotOf({
  email: { payload, submissionId },
  booking,
}: Pick<EmailWithRecords, 'email' | 'booking'>): BookedSlot | undefined {
  if (!payload || !('booking' in payload)) return undefined;
  // An email about an erased booking has no submission.
  return booking || submissionId === null ? payload.booking : undefined;
}

export function changeOf({ leaver, cancelled, previousStart }: BookedSlot): BookingChange | 'booking_left' {
  if (leaver) return 'booking_left';
  if (cancelled) return 'booking_cancelled';
  return previousStart === undefined ? 'booking_confirmation' : 'booking_moved';
}

export function staleReminder(item: EmailWithRecords, now: number): string | undefined {
  const { booking } = item;
  if (!booking) return undefined;
  if (booking.status === 'cancelled') return 'The demo is cancelled';
  if (bookedSlotOf(item)?.sequence !== booking.sequence) return 'The demo has another time now';
  const hasBegun = booking.status !== 'confirmed' || Date.parse(booking.startsAt) <= now;
  return hasBegun ? 'The demo has begun' : undefined;
}

export function listed(names: string[], locale: Locale = 'en'): string {
  return new Intl.ListFormat(locale).format(names);
}

/** Two interviewers meet at the address of the first who has one. */
export function meetingUrlOf(hosts: ({ meetingUrl: string | null } | null)[]): string | null {
  return hosts.find((host) => host?.meetingUrl)?.meetingUrl ?? null;
}
