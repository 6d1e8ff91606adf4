import { type SQL, sql } from 'drizzle-orm';
import { maxRequestedMails } from '#shared/limits.ts';
import { addressLimit } from '#shared/mail/cancellation-codes.ts';
import type { EmailKind } from '#shared/mail/email-kinds.ts';
import type { Database } from '../db/client.ts';
import { insertFrom } from '../db/insert-if.ts';
import { mailboxOf } from '../db/mailbox.ts';
import { type EmailPayload, emails } from '../db/schema.ts';
import { requestedKinds } from './kinds.ts';

/** Resend's limit for one call. */
export const emailsPerBatch = 100;

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

/** `more` are rows with a `value` like `mails`, known only inside the transaction. */
export function enqueue(db: Database, mails: NewEmail[], onlyIf: SQL = sql`true`, more?: SQL) {
  const { status, lastError } = queuedAs({
    kind: sql`value ->> 'kind'`,
    to: sql`value ->> 'to'`,
    at: sql`value ->> 'createdAt'`,
    payload: sql`value -> 'payload'`,
  });
  return insertMails(
    db,
    {
      id: sql`value ->> 'id'`,
      kind: sql`value ->> 'kind'`,
      to: sql`value ->> 'to'`,
      subject: sql`value ->> 'subject'`,
      status,
      dueAt: sql`value ->> 'dueAt'`,
      lastError,
      createdAt: sql`value ->> 'createdAt'`,
      submissionId: sql`value ->> 'submissionId'`,
      subscriberId: sql`value ->> 'subscriberId'`,
      payload: sql`value -> 'payload'`,
    },
    sql`FROM (SELECT value FROM json_each(${JSON.stringify(mails)}) ${more ? sql`UNION ALL ${more}` : sql``}) WHERE ${onlyIf}`,
  );
}

type Value = SQL | string;

interface QueuedRow {
  id?: Value;
  kind: SQL | EmailKind;
  to: Value;
  subject: Value;
  createdAt: Value;
  dueAt?: Value;
  status?: SQL;
  lastError?: SQL;
  submissionId?: Value;
  subscriberId?: Value;
  newsletterId?: Value;
  payload?: SQL;
  batchId?: Value;
}

export function insertMails(db: Database, row: QueuedRow, from: SQL) {
  const { id = sql`lower(hex(randomblob(16)))`, to: toAddress, dueAt = row.createdAt, ...columns } = row;
  return insertFrom(db, emails, { ...columns, id, toAddress, dueAt }, from);
}

export function idsOfDue(mails: Pick<NewEmail, 'id' | 'dueAt'>[], now: string): string[] {
  return mails.filter(({ dueAt }) => dueAt <= now).map(({ id }) => id);
}

export function batchesOf(newsletterId: string, recipients: number): string[] {
  return Array.from({ length: Math.ceil(recipients / emailsPerBatch) }, (_, i) => `${newsletterId}/${i}`);
}

interface QueuedMail {
  kind: SQL;
  to: SQL;
  at: SQL;
  payload: SQL;
}

/**
 * Cancels a requested email above the limit of its mailbox. Transactions run one after the other, so simultaneous
 * requests count each other's emails.
 */
export function queuedAs(mail: QueuedMail): { status: SQL; lastError: SQL } {
  const isOver = sql`(${countsForLimit(mail)} AND ${reachedLimit(mail)})`;
  return {
    status: sql`iif(${isOver}, 'cancelled', 'queued')`,
    lastError: sql`iif(${isOver}, ${addressLimit}, NULL)`,
  };
}

function reachedLimit({ to, at }: QueuedMail): SQL {
  const before = (time: string) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${at}, ${sql.raw(`'${time}'`)})`;
  const isCounted = countsForLimit({ kind: sql`earlier.kind`, payload: sql`earlier.payload` });
  return sql`(
    SELECT sum(earlier.created_at > ${before('-1 hour')}) >= ${maxRequestedMails.anHour} OR count(*) >= ${maxRequestedMails.aDay}
    FROM emails AS earlier INDEXED BY emails_by_mailbox
    WHERE earlier.newsletter_id IS NULL AND ${mailboxOf(sql`earlier.to_address`)} = ${mailboxOf(to)} AND earlier.created_at > ${before('-1 day')}
      AND ${isCounted} AND earlier.status <> 'cancelled')`;
}

function countsForLimit({ kind, payload }: Pick<QueuedMail, 'kind' | 'payload'>): SQL {
  const kinds = sql.raw(
    requestedKinds()
      .map((one) => `'${one}'`)
      .join(', '),
  );
  return sql`(${kind} IN (${kinds}) AND ${payload} ->> '$.booking.byStaff' IS NULL)`;
}
