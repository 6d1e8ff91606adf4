import { type SQL, sql } from 'drizzle-orm';
import type { NewsletterKind } from '../../src-shared/contracts/staff.ts';
import type { EmailKind } from '../../src-shared/emails.ts';
import type { Database } from '../db/client.ts';
import { emails } from '../db/schema.ts';

/** A mail to be sent: what it is about says what it will contain. Times are ISO 8601 UTC. */
export interface NewEmail {
  id: string;
  kind: EmailKind;
  to: string;
  subject: string;
  dueAt: string;
  createdAt: string;
  submissionId?: string;
  subscriberId?: string;
  /** The content of a mail that is about no record. */
  payload?: { content: string };
}

/**
 * The statement that puts mails into the outbox, for the transaction that stores what they are about.
 * With `onlyIf` (an SQL condition) it does nothing where the condition does not hold.
 */
export function enqueue(db: Database, mails: NewEmail[], onlyIf: SQL = sql`true`) {
  // Drizzle's own insert from a query: a raw statement with parameters cannot go into a D1 batch.
  return db.insert(emails).select(sql`
    SELECT value ->> 'id', value ->> 'kind', value ->> 'to', value ->> 'subject', 'queued', 0, value ->> 'dueAt',
      NULL, NULL, value ->> 'createdAt', NULL, value ->> 'submissionId', value ->> 'subscriberId', NULL, value -> 'payload'
    FROM json_each(${JSON.stringify(mails)})
    WHERE ${onlyIf}`);
}

/** The statement that owes every active subscriber a newsletter, unless the newsletter is stored already. */
export function enqueueNewsletter(
  db: Database,
  { id, kind, subject, now }: { id: string; kind: NewsletterKind; subject: string; now: string },
) {
  const emailKind: EmailKind = kind === 'update' ? 'newsletter_update' : 'newsletter';
  // A random UUID whose last part counts on: rows that come in the order of their ids are written several times as fast.
  const newId = sql`${crypto.randomUUID().slice(0, 24)} || printf('%012x', seq)`;
  return db.insert(emails).select(sql`
    SELECT ${newId}, ${emailKind}, email, ${subject}, 'queued', 0, ${now}, NULL, NULL, ${now}, NULL, NULL, id, ${id}, NULL
    FROM newsletter_subscribers
    WHERE status = 'active' AND NOT EXISTS (SELECT 1 FROM newsletters WHERE id = ${id})`);
}
