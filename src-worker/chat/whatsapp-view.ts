import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { BookingMessages, WhatsappDelivery, WhatsappPerson } from '#shared/contracts/whatsapp.ts';
import { whatsappFailures } from '#shared/staff-texts/whatsapp.ts';
import { dayLength } from '#shared/time/days.ts';
import type { Database } from '../db/client.ts';
import { bookings, isRequestForPerson, whatsappMessages, whatsappPeople } from '../db/schema.ts';
import type { SubmissionRow } from '../db/submission-columns.ts';

export type PersonRow = typeof whatsappPeople.$inferSelect;

/** Conditions of what is written about a person: an erasure, which may end in between, deletes both rows. */
export function isMessageThere(id: string): SQL {
  return sql`EXISTS (SELECT 1 FROM whatsapp_messages WHERE id = ${id})`;
}

export function isPersonThere(sessionId: string): SQL {
  return sql`EXISTS (SELECT 1 FROM whatsapp_people WHERE session_id = ${sessionId})`;
}

/** No colleague has written since the request `asked` for a person, who has not gone back to Joe either. */
export const isUnanswered = sql`NOT EXISTS (SELECT 1 FROM chat_messages AS later WHERE later.session_id = asked.session_id
  AND (later.timestamp, later.seq) > (asked.timestamp, asked.seq)
  AND (later.metadata ->> '$.author' IS NOT NULL OR later.metadata ->> '$.notice.kind' = 'cancelled'))`;

export const isWaiting = sql<number>`${whatsappPeople.id} IS NOT NULL AND EXISTS (
  SELECT 1 FROM chat_messages AS asked WHERE asked.session_id = chat_sessions.session_id
    AND ${isRequestForPerson} AND ${isUnanswered})`;

/** The time of a person who asked on the site for messages, and has not written. */
export const neverReceived = '1970-01-01T00:00:00.000Z';

/** Meta takes free texts for a day after the person’s last message. */
export function windowEndOf({ receivedAt }: Pick<PersonRow, 'receivedAt'>): string {
  return new Date(Date.parse(receivedAt) + dayLength).toISOString();
}

export function shownPerson(person: PersonRow): WhatsappPerson {
  const { phone, userId, name, locale, stoppedAt, blockedBy } = person;
  return {
    phone: phone && `+${phone}`,
    userId,
    name,
    locale,
    windowEndsAt: person.receivedAt === neverReceived ? null : windowEndOf(person),
    stopped: stoppedAt !== null,
    blocked: blockedBy !== null,
  };
}

/** A page of the conversation has no more messages. */
const maxDeliveries = 200;

export function selectDeliveries(db: Database, sessionId: string) {
  const { id, status, error } = whatsappMessages;
  return db
    .select({ id, status, error })
    .from(whatsappMessages)
    .where(
      sql`person_id = (SELECT id FROM whatsapp_people WHERE session_id = ${sessionId}) AND status NOT IN ('received', 'handled')`,
    )
    .orderBy(sql`seq DESC`)
    .limit(maxDeliveries);
}

/** The received files that are kept, with the ids of their messages. */
export function selectFiles(db: Database, sessionId: string) {
  const { id, content } = whatsappMessages;
  return db
    .select({ id, content })
    .from(whatsappMessages)
    .where(sql`person_id = (SELECT id FROM whatsapp_people WHERE session_id = ${sessionId}) AND file_key IS NOT NULL`)
    .orderBy(sql`seq DESC`)
    .limit(maxDeliveries);
}

/** The messages about the bookings of a submission, the oldest first. */
export function selectBookingMessages(db: Database, submissionId: string) {
  const { about, status, error, at, seq } = whatsappMessages;
  return db
    .select({ about, status, error, at })
    .from(bookings)
    .innerJoin(whatsappMessages, sql`${about} BETWEEN ${bookings.id} AND ${bookings.id} || '~'`)
    .where(eq(bookings.submissionId, submissionId))
    .orderBy(asc(seq));
}

export function bookingMessagesOf(
  { whatsappConsentAt, whatsappNote }: Pick<SubmissionRow, 'whatsappConsentAt' | 'whatsappNote'>,
  rows: Awaited<ReturnType<typeof selectBookingMessages>>,
): BookingMessages | null {
  if (whatsappConsentAt === null && whatsappNote === null) return null;
  return {
    askedAt: whatsappConsentAt,
    note: whatsappNote,
    sent: rows.map(({ about, status, error, at }) => ({
      kind: about?.endsWith(' confirmation') ? 'confirmation' : 'reminder',
      status,
      reason: reasonOf(error),
      at,
    })),
  };
}

type Sent = Pick<typeof whatsappMessages.$inferSelect, 'id' | 'status' | 'error'>;

export function shownDeliveries(rows: Sent[]): Record<string, WhatsappDelivery> {
  return Object.fromEntries(rows.map(({ id, status, error }) => [id, { status, reason: reasonOf(error) }]));
}

/** A code that a person can do something about, in words; otherwise what Meta says. */
function reasonOf(error: string | null): string | null {
  return error && (whatsappFailures[Number.parseInt(error, 10)] ?? error);
}
