import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { bookings, type emails, formSubmissions, isEnded, newsletterSubscribers, newsletters } from './schema.ts';
import { type SubmissionRow, submissionColumns } from './submission-columns.ts';

type Email = typeof emails.$inferSelect;
interface BookingHost {
  en: string;
  ar: string;
  email: string | null;
  meetingUrl: string | null;
}
type BookingWithHost = typeof bookings.$inferSelect & { host: BookingHost | null; secondHost: BookingHost | null };

/** An email with the rows that it refers to. */
export interface EmailWithRecords {
  email: Email;
  submission: SubmissionRow | undefined;
  booking: BookingWithHost | undefined;
  subscriber: typeof newsletterSubscribers.$inferSelect | undefined;
  newsletter: typeof newsletters.$inferSelect | undefined;
}

/** Separate statements, not a join: in a D1 batch, columns with the same name overwrite each other. */
export function selectRecords(db: Database, from: SQL) {
  return {
    ...selectSubscribers(db, from),
    submissions: db
      .select(submissionColumns)
      .from(formSubmissions)
      .where(sql`id IN (SELECT submission_id FROM ${from})`),
    bookings: db
      .select({
        ...getTableColumns(bookings),
        host: hostOf(sql`host_id`),
        secondHost: hostOf(sql`second_host_id`),
      })
      .from(bookings)
      .where(sql`submission_id IN (SELECT submission_id FROM ${from})`),
  };
}

function hostOf(id: SQL) {
  return sql`(
    SELECT json_object('en', name_en, 'ar', name_ar, 'email', email, 'meetingUrl', meeting_url)
    FROM hosts WHERE hosts.id = ${id} AND NOT ${isEnded}
  )`.mapWith((host: string): BookingHost | null => JSON.parse(host));
}

export function selectSubscribers(db: Database, from: SQL) {
  return {
    subscribers: db.select().from(newsletterSubscribers).where(sql`id IN (SELECT subscriber_id FROM ${from})`),
    newsletters: db.select().from(newsletters).where(sql`id IN (SELECT newsletter_id FROM ${from})`),
  };
}

interface Records {
  subscribers: (typeof newsletterSubscribers.$inferSelect)[];
  newsletters: (typeof newsletters.$inferSelect)[];
  submissions?: SubmissionRow[];
  bookings?: BookingWithHost[];
}

export function withRecords(
  rows: Email[],
  { subscribers, newsletters, submissions = [], bookings = [] }: Records,
): EmailWithRecords[] {
  const submissionBy = byId(submissions);
  const subscriberBy = byId(subscribers);
  const newsletterBy = byId(newsletters);
  const bookingBy = byId(bookings);
  return rows.map((email) => ({
    email,
    submission: submissionBy.get(email.submissionId),
    booking: bookingBy.get(bookingIdOf(email)),
    subscriber: subscriberBy.get(email.subscriberId),
    newsletter: newsletterBy.get(email.newsletterId),
  }));
}

function bookingIdOf({ payload }: Email): string | null {
  return payload && 'booking' in payload ? payload.booking.id : null;
}

function byId<Row extends { id: string }>(rows: Row[]): Map<string | null, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
