import { type SQL, sql } from 'drizzle-orm';
import type { EmailKind } from '../../src-shared/contracts/staff.ts';
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
}

/**
 * The statement that puts mails into the outbox, for the transaction that stores what they are about.
 * With `onlyIf` (an SQL condition) it does nothing where the condition does not hold.
 */
export function enqueue(db: Database, mails: NewEmail[], onlyIf: SQL = sql`true`) {
  // Drizzle's own insert from a query: a raw statement with parameters cannot go into a D1 batch.
  return db.insert(emails).select(sql`
    SELECT value ->> 'id', value ->> 'kind', value ->> 'to', value ->> 'subject', 'queued', 0, value ->> 'dueAt',
      NULL, NULL, value ->> 'createdAt', NULL, value ->> 'submissionId', value ->> 'subscriberId', NULL, NULL
    FROM json_each(${JSON.stringify(mails)})
    WHERE ${onlyIf}`);
}
