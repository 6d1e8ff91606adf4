import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '../../src-shared/locales.ts';
import type { Database } from '../db/client.ts';
import { listOf } from '../db/list.ts';
import { bookings, emails, formSubmissions, newsletterSubscribers, newsletters } from '../db/schema.ts';
import { type SubmissionRow, submissionColumns } from '../db/submission-columns.ts';
import { type BatchLane, dueIn } from './lanes.ts';
import { showReplyStatus } from './replies.ts';

export interface Reply {
  submissionId: string;
  address: string;
  text: string;
  locale: Locale;
  author: string;
  received: string[];
  files: { key: string; name: string; type: string }[];
}

type BookingWithMeeting = typeof bookings.$inferSelect & { meetingUrl: string | null };

export interface OutboxItem {
  email: typeof emails.$inferSelect;
  submission: SubmissionRow | undefined;
  booking: BookingWithMeeting | undefined;
  subscriber: typeof newsletterSubscribers.$inferSelect | undefined;
  newsletter: typeof newsletters.$inferSelect | undefined;
  answerDay?: string;
  nextTime?: string;
  reply?: Reply;
}

export const interrupted = 'The Worker stopped while it was sending this mail';

export async function claimDue(
  db: Database,
  now: string,
  name: 'urgent' | 'alone',
  count: number,
): Promise<OutboxItem[]> {
  return claim(db, now, sql`id IN (SELECT id FROM ${dueIn(name, now)} ORDER BY due_at LIMIT ${count})`);
}

/** A batch is claimed whole: its id is the key of one call. */
export async function claimNextBatch(db: Database, now: string, name: BatchLane): Promise<OutboxItem[]> {
  return claimBatch(db, now, sql`(SELECT batch_id FROM ${dueIn(name, now)} ORDER BY due_at LIMIT 1)`);
}

export async function claimBatch(db: Database, now: string, batch: string | SQL): Promise<OutboxItem[]> {
  const letters = sql`SELECT id FROM emails INDEXED BY emails_by_batch
    WHERE status = 'queued' AND batch_id IS NOT NULL AND batch_id = ${batch} AND due_at <= ${now}`;
  const [rows, ...readers] = await db.batch([
    claimMails(db, now, sql`id IN (${letters})`),
    ...selectReaders(db, claimedMails(now)),
  ]);
  return itemsOf(rows, [...readers, [], []]);
}

export async function claimThese(db: Database, now: string, ids: string[]): Promise<OutboxItem[]> {
  return claim(db, now, sql`id IN ${listOf(ids)} AND due_at <= ${now} AND batch_id IS NULL`);
}

async function claim(db: Database, now: string, which: SQL): Promise<OutboxItem[]> {
  const [rows, , ...records] = await db.batch([
    claimMails(db, now, which),
    showReplyStatus(db, sql`(SELECT id FROM ${claimedMails(now)})`),
    ...selectRecords(db, claimedMails(now)),
  ]);
  return itemsOf(rows, records);
}

function claimMails(db: Database, now: string, which: SQL) {
  return (
    db
      .update(emails)
      .set({ status: 'sending', attempts: sql`attempts + 1`, claimedAt: now })
      // The unary plus stops SQLite from using the index on `status`: it finds the mails by their ids.
      .where(sql`${which} AND +status = 'queued'`)
      .returning()
  );
}

function claimedMails(now: string): SQL {
  return sql`emails INDEXED BY emails_claimed WHERE status = 'sending' AND claimed_at = ${now}`;
}

export async function selectItem(db: Database, id: string): Promise<OutboxItem | undefined> {
  const [rows, ...records] = await db.batch([
    db.select().from(emails).where(eq(emails.id, id)),
    ...selectRecords(db, sql`emails WHERE id = ${id}`),
  ]);
  return itemsOf(rows, records)[0];
}

/** Not a join: in a D1 batch, columns with the same name overwrite each other. */
function selectRecords(db: Database, from: SQL) {
  return [
    ...selectReaders(db, from),
    db.select(submissionColumns).from(formSubmissions).where(sql`id IN (SELECT submission_id FROM ${from})`),
    db
      .select({
        ...getTableColumns(bookings),
        meetingUrl: sql<string | null>`(SELECT meeting_url FROM hosts WHERE hosts.id = host_id)`,
      })
      .from(bookings)
      .where(sql`submission_id IN (SELECT submission_id FROM ${from})`),
  ] as const;
}

function selectReaders(db: Database, from: SQL) {
  return [
    db.select().from(newsletterSubscribers).where(sql`id IN (SELECT subscriber_id FROM ${from})`),
    db.select().from(newsletters).where(sql`id IN (SELECT newsletter_id FROM ${from})`),
  ] as const;
}

type Records = [
  (typeof newsletterSubscribers.$inferSelect)[],
  (typeof newsletters.$inferSelect)[],
  SubmissionRow[],
  BookingWithMeeting[],
];

function itemsOf(rows: OutboxItem['email'][], [subscribers, letters, submissions, booked]: Records): OutboxItem[] {
  const submissionBy = byId(submissions);
  const subscriberBy = byId(subscribers);
  const newsletterBy = byId(letters);
  const bookingBy = byId(booked);
  return rows.map((email) => ({
    email,
    submission: submissionBy.get(email.submissionId),
    booking: bookingBy.get(bookingIdOf(email)),
    subscriber: subscriberBy.get(email.subscriberId),
    newsletter: newsletterBy.get(email.newsletterId),
  }));
}

function bookingIdOf({ payload }: OutboxItem['email']): string | null {
  return payload && 'booking' in payload ? payload.booking.id : null;
}

function byId<Row extends { id: string }>(rows: Row[]): Map<string | null, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

const minute = 60_000;

const hour = 60 * minute;

const retryDelays = [1 * minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour];

export const maxAttempts = retryDelays.length + 1;

export function retryDelay(attempt: number): number | undefined {
  return retryDelays[attempt - 1];
}

const defaultRetryAfter = 60;

const maxRetryAfter = 24 * 60 * 60;

/** `now` is in milliseconds, `retryAfter` in seconds. */
export function dueAfterThrottling(now: number, retryAfter: number = defaultRetryAfter): string {
  return new Date(now + Math.min(Math.max(retryAfter, 1), maxRetryAfter) * 1000).toISOString();
}
