import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { formSubmissions } from '../db/schema.ts';
import { deduplicationWindow } from '../deduplication-window.ts';
import { enqueue, type NewEmail } from '../mail/outbox.ts';
import type { RecordIds } from './record-ids.ts';

type NewRow = typeof formSubmissions.$inferInsert;

/** Inserts the record unless its id, or an adjacent one within the window, is taken; returns a row if it was inserted. */
export function insertSubmission(
  db: Database,
  row: NewRow,
  { id, adjacentIds }: Pick<RecordIds, 'id' | 'adjacentIds'>,
) {
  const taken = sql`(SELECT id FROM form_submissions WHERE id IN ${adjacentIds} AND submitted_at > ${windowBefore(row.submittedAt)})`;
  return db
    .insert(formSubmissions)
    .values({ ...row, id: sql`coalesce(${taken}, ${id})` })
    .onConflictDoNothing()
    .returning({ id: formSubmissions.id });
}

export function enqueueMailsOnce(db: Database, submissionId: string, emails: NewEmail[]) {
  return enqueue(
    db,
    emails,
    sql`EXISTS (SELECT 1 FROM form_submissions WHERE id = ${submissionId})
      AND NOT EXISTS (SELECT 1 FROM emails WHERE submission_id = ${submissionId})`,
  );
}

/** The record of the same request before `now`: the one that `insertSubmission` would run into. */
export function selectRepeated(db: Database, { id, adjacentIds }: RecordIds, now: string) {
  return db
    .select()
    .from(formSubmissions)
    .where(sql`id = ${id} OR (id IN ${adjacentIds} AND submitted_at > ${windowBefore(now)})`)
    .limit(1);
}

function windowBefore(time: string): string {
  return new Date(Date.parse(time) - deduplicationWindow).toISOString();
}

/** The record under its own id, else under an adjacent one. */
export function selectSubmission(db: Database, id: string, adjacentIds: string[] = []) {
  return db
    .select()
    .from(formSubmissions)
    .where(inArray(formSubmissions.id, [id, ...adjacentIds]))
    .orderBy(desc(eq(formSubmissions.id, id)))
    .limit(1);
}
