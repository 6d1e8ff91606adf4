import { and, desc, eq, getTableColumns, lt, ne, sql } from 'drizzle-orm';
import type { SubmissionStatus } from '../../src-shared/contracts/submissions.ts';
import type { FormType } from '../../src-shared/forms.ts';
import type { Database } from '../db/client.ts';
import { formSubmissions, submissionEvents } from '../db/schema.ts';
import type { Position } from './paging.ts';
import { matchExpression } from './search.ts';

/** What travels of a submission (`submissions/record.ts`), and what a list goes on from. */
const {
  fingerprint: _,
  statusChangedAt: _at,
  statusChangedBy: _by,
  answeredAt: _answered,
  ...listed
} = getTableColumns(formSubmissions);
const searched = ['first_name', 'last_name', 'email', 'company', 'message'];

export interface SubmissionFilter {
  status?: SubmissionStatus;
  formType?: FormType;
  q?: string;
}

/** Submissions, newest first; at most `count`, from where the last page ended. */
export function listSubmissions(
  db: Database,
  { status, formType, q }: SubmissionFilter,
  count: number,
  after?: Position,
) {
  if (q) {
    const tags = [status && `status${status}`, formType && `type${formType}`].filter((tag) => tag !== undefined);
    return searchSubmissions(db, matchExpression(q, searched, tags), count, after);
  }
  const { status: inStatus, formType: ofType, submittedAt, seq } = formSubmissions;
  return db
    .select(listed)
    .from(formSubmissions)
    .where(
      and(
        status && eq(inStatus, status),
        formType && eq(ofType, formType),
        after && sql`(${submittedAt}, ${seq}) < (${after[0]}, ${after[1]})`,
      ),
    )
    .orderBy(desc(submittedAt), desc(seq))
    .limit(count);
}

/** The full-text index gives the rows newest first by itself, so that a page costs no more than its rows. */
function searchSubmissions(db: Database, match: string | null, count: number, after?: Position) {
  const rowid = sql`submissions_search.rowid`;
  return db
    .select(listed)
    .from(sql`submissions_search`)
    .innerJoin(formSubmissions, eq(formSubmissions.seq, rowid))
    .where(match ? and(sql`submissions_search MATCH ${match}`, after && lt(rowid, after[1])) : sql`false`)
    .orderBy(desc(rowid))
    .limit(count);
}

export function selectWithHistory(db: Database, id: string) {
  return [
    db.select().from(formSubmissions).where(eq(formSubmissions.id, id)).limit(1),
    db.select().from(submissionEvents).where(eq(submissionEvents.submissionId, id)).orderBy(desc(submissionEvents.id)),
  ] as const;
}

/** Changes the status if it is what the caller saw; a trigger writes the history. Returns the row if it changed. */
export function changeStatus(
  db: Database,
  id: string,
  change: { status: SubmissionStatus; expectedStatus?: SubmissionStatus; by: string; at: string },
) {
  const { status, expectedStatus, by, at } = change;
  return db
    .update(formSubmissions)
    .set({
      status,
      statusChangedBy: by,
      statusChangedAt: at,
      answeredAt: status === 'pending' ? undefined : sql`coalesce(${formSubmissions.answeredAt}, ${at})`,
    })
    .where(
      and(
        eq(formSubmissions.id, id),
        ne(formSubmissions.status, status),
        expectedStatus && eq(formSubmissions.status, expectedStatus),
      ),
    )
    .returning();
}
