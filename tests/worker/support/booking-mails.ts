import { env } from 'cloudflare:workers';
import type { EmailKind } from '#shared/mail/email-kinds.ts';
import { database } from '#worker/db/client.ts';
import { type BookedSlot, bookings, type emails, formSubmissions } from '#worker/db/schema.ts';
import { enqueueMails, hour, start } from './mail.ts';
import { exampleOf } from './mail-examples.ts';

type NewSubmission = Partial<typeof formSubmissions.$inferInsert>;

/** Stores a submission with a booking that begins two hours after `start`, at 14:00 in Dubai. Both have the same id. */
export async function storeBooking(overrides: NewSubmission = {}): Promise<BookedSlot> {
  const id = crypto.randomUUID();
  const startsAt = new Date(start + 2 * hour).toISOString();
  const { seq: _seq, ...submission } = exampleOf('booking_confirmation').submission!;
  const { host: _, ...example } = exampleOf('booking_confirmation').booking!;
  const db = database(env);
  await db.insert(formSubmissions).values({ ...submission, id, ...overrides });
  const endsAt = new Date(start + 3 * hour).toISOString();
  const booking = { ...example, id, submissionId: id, hostId: id, startsAt, endsAt, sequence: 0 };
  await db.insert(bookings).values({ ...booking, changedBy: 'amal@rihla.example' });
  return { id, startsAt, sequence: 0 };
}

/** Queues an email about a booking from `storeBooking`. @returns its id */
export async function enqueueBookingMail(
  kind: EmailKind,
  booking: BookedSlot,
  overrides: Partial<typeof emails.$inferInsert> = {},
): Promise<string> {
  const about = { kind, submissionId: booking.id, toAddress: 'layla@gulf-logistics.example', payload: { booking } };
  const [id] = await enqueueMails(1, { ...about, ...overrides });
  return id!;
}
