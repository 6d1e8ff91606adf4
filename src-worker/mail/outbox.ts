import { type SQL, sql } from 'drizzle-orm';
import type { NewsletterKind } from '../../src-shared/contracts/admin.ts';
import { addressLimit, type EmailKind } from '../../src-shared/email-kinds.ts';
import { maxRequestedMails } from '../../src-shared/limits.ts';
import type { Database } from '../db/client.ts';
import { type EmailPayload, emails } from '../db/schema.ts';
import { requestedKinds } from './kinds.ts';

/** Resend's limit for one call. */
export const lettersPerBatch = 100;

/** A mail to queue. It is rendered from its record when it is sent. Times are ISO 8601 UTC. */
export interface NewEmail {
  id: string;
  kind: EmailKind;
  to: string;
  subject: string;
  dueAt: string;
  createdAt: string;
  submissionId?: string;
  subscriberId?: string;
  payload?: EmailPayload;
}

/**
 * The statement that queues mails, for the transaction that stores their record. Does nothing when `onlyIf` is false; what exceeds
 * the limit of its address is stored as cancelled.
 */
export function enqueue(db: Database, mails: NewEmail[], onlyIf: SQL = sql`true`) {
  const { status, lastError } = queuedAs({
    kind: sql`value ->> 'kind'`,
    to: sql`value ->> 'to'`,
    at: sql`value ->> 'createdAt'`,
    payload: sql`value -> 'payload'`,
  });
  // Through Drizzle's `insert().select()`: D1's batch takes no raw statement with parameters.
  return db.insert(emails).select(sql`
    SELECT value ->> 'id', value ->> 'kind', value ->> 'to', value ->> 'subject', ${status}, 0, value ->> 'dueAt',
      NULL, ${lastError}, value ->> 'createdAt', NULL, value ->> 'submissionId', value ->> 'subscriberId', NULL, value -> 'payload', NULL, NULL
    FROM json_each(${JSON.stringify(mails)})
    WHERE ${onlyIf}`);
}

/** The ids of those mails that are due at an ISO time. */
export function idsOfDue(mails: NewEmail[], now: string): string[] {
  return mails.filter(({ dueAt }) => dueAt <= now).map(({ id }) => id);
}

/** The batches of a newsletter, which `enqueueNewsletter` numbers from 0. */
export function batchesOf(newsletterId: string, recipients: number): string[] {
  return Array.from({ length: Math.ceil(recipients / lettersPerBatch) }, (_, i) => `${newsletterId}/${i}`);
}

interface NewNewsletter {
  id: string;
  kind: NewsletterKind;
  subject: string;
  /** What Arabic readers get instead of `subject`. */
  subjectAr: string | null;
  /** Which active subscribers get it. */
  readers: SQL;
  now: string;
}

/** Queues one letter for each reader, with the subject of the reader's language. */
export function enqueueNewsletter(db: Database, { id, kind, subject, subjectAr, readers, now }: NewNewsletter) {
  const emailKind: EmailKind = kind === 'update' ? 'newsletter_update' : 'newsletter';
  // A random UUID with a counting last part: SQLite writes rows with growing ids several times as fast.
  const newId = sql`${crypto.randomUUID().slice(0, 24)} || printf('%012x', seq)`;
  const subjectOfReader = sql`CASE locale WHEN 'ar' THEN coalesce(${subjectAr}, ${subject}) ELSE ${subject} END`;
  // D1 binds numbers as REAL, so the quotient is not an integer by itself.
  const batch = sql`${id} || '/' || CAST((row_number() OVER (ORDER BY seq) - 1) / ${lettersPerBatch} AS INTEGER)`;
  return db.insert(emails).select(sql`
    SELECT ${newId}, ${emailKind}, email, ${subjectOfReader}, 'queued', 0, ${now}, NULL, NULL, ${now}, NULL, NULL, id, ${id}, NULL,
      ${batch}, NULL
    FROM newsletter_subscribers
    WHERE ${readers} AND NOT EXISTS (SELECT 1 FROM newsletters WHERE id = ${id})`);
}

/** What a statement that queues a mail knows of it, as expressions. `at` is an ISO time. */
interface QueuedMail {
  kind: SQL;
  to: SQL;
  at: SQL;
  payload: SQL;
}

/**
 * The status and the `last_error` of a mail in the statement that queues it: it is cancelled when its address has had as many
 * requested mails as it may get. Transactions run one after the other, so simultaneous requests count each other's mails. `name+tag@…`
 * is an address of its own: whose it is, only its domain knows, and nobody may use up what somebody else gets.
 */
export function queuedAs(mail: QueuedMail): { status: SQL; lastError: SQL } {
  const isOver = sql`(${isRequested(mail)} AND ${hadAll(mail)})`;
  return {
    status: sql`iif(${isOver}, 'cancelled', 'queued')`,
    lastError: sql`iif(${isOver}, ${addressLimit}, NULL)`,
  };
}

function hadAll({ to, at }: QueuedMail): SQL {
  const before = (time: string) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${at}, ${sql.raw(`'${time}'`)})`;
  const isCounted = isRequested({ kind: sql`earlier.kind`, payload: sql`earlier.payload` });
  return sql`(
    SELECT sum(earlier.created_at > ${before('-1 hour')}) >= ${maxRequestedMails.anHour} OR count(*) >= ${maxRequestedMails.aDay}
    FROM emails AS earlier INDEXED BY emails_by_address
    WHERE lower(earlier.to_address) = lower(${to}) AND earlier.created_at > ${before('-1 day')}
      AND ${isCounted} AND earlier.status <> 'cancelled')`;
}

/** What staff do to a booking does not count. */
function isRequested({ kind, payload }: Pick<QueuedMail, 'kind' | 'payload'>): SQL {
  const kinds = sql.raw(
    requestedKinds()
      .map((one) => `'${one}'`)
      .join(', '),
  );
  return sql`(${kind} IN (${kinds}) AND ${payload} ->> '$.booking.byStaff' IS NULL)`;
}
