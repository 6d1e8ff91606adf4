import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { formSubmissions } from '../db/schema.ts';
import { enqueue, type NewEmail } from '../mail/outbox.ts';
import { repeatWindow } from '../repeat-window.ts';
import type { RecordIds } from './record-ids.ts';

type NewRow = typeof formSubmissions.$inferInsert;

/** Stores the record unless its id is taken, or a neighbour's was in the last ten minutes; returns it if it was stored. */
export function insertSubmission(db: Database, row: NewRow, { id, neighbours }: RecordIds) {
  const since = new Date(Date.parse(row.submittedAt) - repeatWindow).toISOString();
  const taken = sql`(SELECT id FROM form_submissions WHERE id IN ${neighbours} AND submitted_at > ${since})`;
  return db
    .insert(formSubmissions)
    .values({ ...row, id: sql`coalesce(${taken}, ${id})` })
    .onConflictDoNothing()
    .returning({ id: formSubmissions.id });
}

/** Queues the mails of a stored submission unless it has some already: a repeated request sends none again. */
export function enqueueMailsOnce(db: Database, submissionId: string, emails: NewEmail[]) {
  return enqueue(
    db,
    emails,
    sql`EXISTS (SELECT 1 FROM form_submissions WHERE id = ${submissionId})
      AND NOT EXISTS (SELECT 1 FROM emails WHERE submission_id = ${submissionId})`,
  );
}

/** The record under its own id, else under a neighbour's. */
export function selectSubmission(db: Database, id: string, neighbours: string[] = []) {
  return db
    .select()
    .from(formSubmissions)
    .where(inArray(formSubmissions.id, [id, ...neighbours]))
    .orderBy(desc(eq(formSubmissions.id, id)))
    .limit(1);
}
