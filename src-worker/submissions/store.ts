import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { formSubmissions } from '../db/schema.ts';
import { enqueue, type NewEmail } from '../mail/outbox.ts';

type NewRow = typeof formSubmissions.$inferInsert;

/** Stores the record unless its id is taken; returns it if it was stored. */
export function insertSubmission(db: Database, row: NewRow) {
  return db.insert(formSubmissions).values(row).onConflictDoNothing().returning({ id: formSubmissions.id });
}

/** Queues a submission's mails unless it has some already: a repeated request sends none again. */
export function enqueueMailsOnce(db: Database, submissionId: string, emails: NewEmail[]) {
  return enqueue(db, emails, sql`NOT EXISTS (SELECT 1 FROM emails WHERE submission_id = ${submissionId})`);
}

export function selectSubmission(db: Database, id: string) {
  return db.select().from(formSubmissions).where(eq(formSubmissions.id, id)).limit(1);
}
