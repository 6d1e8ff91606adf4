import { and, desc, eq, getTableColumns, lt, ne, sql } from 'drizzle-orm';
import type { SubmissionStatus } from '../../src-shared/contracts/submissions.ts';
import type { FormType } from '../../src-shared/forms/options.ts';
import type { Locale } from '../../src-shared/locales.ts';
import type { Database } from '../db/client.ts';
import { formSubmissions, submissionEvents } from '../db/schema.ts';
import type { PagePosition } from './paging.ts';
import { matchExpression } from './search.ts';

const {
  fingerprint: _,
  statusChangedAt: _at,
  statusChangedBy: _by,
  answeredAt: _answered,
  searchText: _text,
  ...listed
} = getTableColumns(formSubmissions);

export interface SubmissionFilter {
  status?: SubmissionStatus;
  formType?: FormType;
  locale?: Locale;
  q?: string;
}

/** At most `count` submissions, newest first, from the position where the last page ended. */
export function listSubmissions(
  db: Database,
  { status, formType, locale, q }: SubmissionFilter,
  count: number,
  after?: PagePosition,
) {
  if (q) {
    const tags = [status && `status${status}`, formType && `type${formType}`, locale && `locale${locale}`];
    return searchSubmissions(db, matchExpression(q, tags), count, after);
  }
  const { status: inStatus, formType: ofType, locale: inLocale, submittedAt, seq } = formSubmissions;
  return db
    .select(listed)
    .from(formSubmissions)
    .where(
      and(
        status && eq(inStatus, status),
        formType && eq(ofType, formType),
        locale && eq(inLocale, locale),
        after && sql`(${submittedAt}, ${seq}) < (${after[0]}, ${after[1]})`,
      ),
    )
    .orderBy(desc(submittedAt), desc(seq))
    .limit(count);
}

/** FTS5 returns rows in rowid order, so a page reads no more rows than it shows. */
function searchSubmissions(db: Database, match: string | null, count: number, after?: PagePosition) {
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

/** Changes the status if it still is `expectedStatus`; returns the row if it changed. A trigger writes the history. */
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
