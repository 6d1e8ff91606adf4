import { and, asc, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Decline } from '#shared/contracts/hiring.ts';
import type { SubmissionStatus } from '#shared/contracts/submissions.ts';
import { type SubmissionType, submissionTypes } from '#shared/forms/options.ts';
import type { HiddenReason } from '#shared/inbox/hidden-reasons.ts';
import type { Verdict } from '#shared/inbox/hiring.ts';
import type { Stage } from '#shared/inbox/stages.ts';
import type { Locale } from '#shared/locales.ts';
import { gulfDate } from '#shared/time/days.ts';
import { isOfTypes } from '../auth/records.ts';
import type { Database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import { formSubmissions, isKept, openOrder, submissionEvents } from '../db/schema.ts';
import { matchExpression } from '../db/search-text.ts';
import { submissionColumns } from '../db/submission-columns.ts';
import { isNew, isOpen, isWaiting } from '../db/submission-status.ts';
import type { PagePosition } from '../http/paging.ts';
import { isRepliedInADay, repliedPeriod } from './reply-time.ts';

const {
  fingerprint: _,
  changedAt: _at,
  changedBy: _by,
  answeredAt: _answered,
  foldedName: _name,
  ...listed
} = submissionColumns;

function newestMail(column: 'kind' | 'substr(text, 1, 1000)') {
  return sql<string | null>`(SELECT ${sql.raw(column)} FROM conversation_entries
    WHERE submission_id = form_submissions.id AND kind <> 'note' ORDER BY seq DESC LIMIT 1)`;
}

/** The newest message, and the staff who have begun a reply. */
const newestColumns = {
  newestKind: newestMail('kind').as('newest_kind'),
  newestText: newestMail('substr(text, 1, 1000)').as('newest_text'),
  drafts: sql<string>`(SELECT json_group_array(written_by) FROM reply_drafts
    WHERE submission_id = form_submissions.id AND text <> '')`.as('drafts'),
};

/** The recommendations of colleagues, and the last reason of a decline. */
const hiringColumns = {
  verdicts: sql<string>`(SELECT json_group_object(recommended_by, verdict) FROM recommendations
    WHERE submission_id = form_submissions.id)`.as('verdicts'),
  decline: sql<string | null>`(SELECT decline FROM submission_events WHERE form_submissions.stage = 'declined'
    AND submission_id = form_submissions.id AND decline IS NOT NULL ORDER BY id DESC LIMIT 1)`.as('decline'),
};

/** The newest entries, in which the words of a search are looked for. */
const searchedTexts = sql<string | null>`(SELECT json_group_array(text) FROM (
  SELECT substr(text, 1, 1000) AS text FROM conversation_entries
  WHERE submission_id = form_submissions.id ORDER BY seq DESC LIMIT 20))`;

export type ListedRow = Awaited<ReturnType<typeof listSubmissions>>[number];

/** The verdict of each colleague. */
export function verdictsOf({ verdicts }: Pick<ListedRow, 'verdicts'>): Record<string, Verdict> {
  return JSON.parse(verdicts);
}

export function declineOf({ decline }: Pick<ListedRow, 'decline'>): Decline | null {
  return decline && JSON.parse(decline);
}

const lastKey = '9999';

export interface SubmissionFilter {
  /** The form types that the staff member may see. */
  types: readonly SubmissionType[];
  status?: SubmissionStatus | undefined;
  formType?: SubmissionType | undefined;
  locale?: Locale | undefined;
  q?: string | undefined;
  assignee?: string | null | undefined;
  stage?: Stage | undefined;
  position?: string | undefined;
  open?: boolean | undefined;
  waiting?: boolean | undefined;
  /** A request without a first reply; booked demos and applications do not wait for one. */
  unanswered?: boolean | undefined;
  needsReply?: boolean | undefined;
  snoozed?: boolean | undefined;
  /** Those with a next step, the first due first. */
  nextStep?: boolean | undefined;
  /** Kept for later, until today or a later day, the first to end first. */
  kept?: boolean | undefined;
  /** Requests of `repliedPeriod`, with a reply within a day or without one. */
  replied?: 'in-time' | 'late' | undefined;
  hidden?: HiddenReason | undefined;
  ids?: string[] | undefined;
}

/** Null: without an assignee. */
export function assigneeOf(choice: string | undefined, me: string): string | null | undefined {
  if (choice === 'none') return null;
  return choice === 'me' ? me : choice;
}

export function listSubmissions(db: Database, filter: SubmissionFilter, count: number, after?: PagePosition) {
  return selectPage(db, filter, isWaitingFirst(filter), count, after);
}

/** Sorted newest first, an order that no change alters, so an export of many pages has each row once. */
export function exportSubmissions(db: Database, filter: SubmissionFilter, count: number, after?: PagePosition) {
  return selectPage(db, filter, false, count, after);
}

function selectPage(
  db: Database,
  filter: SubmissionFilter,
  waitingFirst: boolean,
  count: number,
  after?: PagePosition,
) {
  const { status, formType, locale, q, stage, open, waiting, unanswered, needsReply } = filter;
  // Hidden submissions are not in the search index.
  if (q && !filter.hidden) {
    const tags = [
      ...[status && `status${status}`, formType && `type${formType}`],
      ...[locale && `locale${locale}`, stage && `stage${stage}`],
    ];
    return searchSubmissions(db, matchExpression(q, tags), conditionsOf(filter, waitingFirst), count, after);
  }
  // These filters have the best index; a plus keeps SQLite from using another.
  const hasBetter =
    open ||
    waiting ||
    unanswered ||
    needsReply ||
    stage ||
    filter.assignee !== undefined ||
    filter.ids ||
    filter.snoozed ||
    filter.nextStep ||
    filter.kept ||
    filter.hidden;
  const plus = hasBetter ? sql`+` : sql``;
  return db
    .select({ ...listed, ...newestColumns, ...hiringColumns, searched: sql<string | null>`NULL`.as('searched') })
    .from(formSubmissions)
    .where(
      and(
        status && sql`${plus}status = ${status}`,
        formType && sql`${plus}form_type = ${formType}`,
        locale && sql`${plus}locale = ${locale}`,
        stage && (waiting ? sql`+stage = ${stage}` : eq(formSubmissions.stage, stage)),
        ...conditionsOf(filter, waitingFirst),
        after && afterLast(filter, waitingFirst, after),
      ),
    )
    .orderBy(...orderOf(filter, waitingFirst))
    .limit(count);
}

function orderOf(filter: SubmissionFilter, waitingFirst: boolean): SQL[] {
  const { keepUntil, nextStepDue, submittedAt, seq } = formSubmissions;
  if (filter.nextStep) return [asc(nextStepDue), asc(seq)];
  if (filter.kept) return [asc(keepUntil), asc(seq)];
  return waitingFirst ? [asc(openOrder), asc(seq)] : [desc(submittedAt), desc(seq)];
}

function afterLast(filter: SubmissionFilter, waitingFirst: boolean, after: PagePosition): SQL {
  if (filter.nextStep) return sql`(next_step_due, seq) > (${after[0]}, ${after[1]})`;
  if (filter.kept) return sql`(keep_until, seq) > (${after[0]}, ${after[1]})`;
  return waitingFirst ? afterOpen(after) : sql`(submitted_at, seq) < (${after[0]}, ${after[1]})`;
}

/** SQLite cannot seek a pair in an index on an expression. Many rows share the last key, few any other. */
function afterOpen([key, seq]: PagePosition): SQL {
  if (key === lastKey) return sql`${openOrder} = '9999' AND seq > ${seq}`;
  return sql`${openOrder} >= ${key} AND (${openOrder}, seq) > (${key}, ${seq})`;
}

type WaitingFilter = 'open' | 'waiting' | 'unanswered' | 'needsReply';

function isWaitingFirst(filter: Pick<SubmissionFilter, WaitingFilter | 'nextStep' | 'kept'>): boolean {
  const { open, waiting, unanswered, needsReply } = filter;
  return !filter.nextStep && !filter.kept && [open, waiting, unanswered, needsReply].includes(true);
}

export function listPosition(
  filter: Pick<SubmissionFilter, WaitingFilter | 'nextStep' | 'kept' | 'q'>,
  row: Pick<ListedRow, 'waitingSince' | 'nextStepDue' | 'keepUntil' | 'submittedAt' | 'seq'>,
): PagePosition {
  if (filter.nextStep && !filter.q) return [row.nextStepDue ?? '', row.seq];
  if (filter.kept && !filter.q) return [row.keepUntil ?? '', row.seq];
  return [isWaitingFirst(filter) && !filter.q ? (row.waitingSince ?? lastKey) : row.submittedAt, row.seq];
}

function conditionsOf(
  {
    types,
    assignee,
    position,
    open,
    waiting,
    unanswered,
    needsReply,
    snoozed,
    nextStep,
    kept,
    replied,
    hidden,
    ids,
  }: SubmissionFilter,
  waitingFirst: boolean,
): (SQL | undefined)[] {
  const column = formSubmissions.assignee;
  // The indexes of open submissions have another order.
  const status = waitingFirst ? sql`status` : sql`+status`;
  return [
    isOfTypes(types),
    assignee === null ? isNull(column) : assignee && eq(column, assignee),
    position !== undefined && sql`additional_data ->> '$.position' = ${position}`,
    hidden ? sql`hidden_as = ${hidden}` : sql`hidden_as IS NULL`,
    snoozed && sql`snoozed_until IS NOT NULL`,
    nextStep && sql`next_step IS NOT NULL`,
    kept && sql`${isKept} AND keep_until >= ${gulfDate()}`,
    (open || waiting || unanswered || needsReply) && sql`snoozed_until IS NULL`,
    open && !waiting && isOpen(status),
    waiting && isWaiting(status),
    unanswered && isUnanswered(status),
    needsReply && sql`${isOpen(status)} AND ${openOrder} < ${lastKey}`,
    needsReply && sql`(${isUnanswered(sql`+status`)} OR ${isWaiting(sql`+status`)})`,
    replied && wasRepliedTo(replied),
    ids && inArray(formSubmissions.id, inJson(ids)),
  ].map((condition) => condition || undefined);
}

/** Uses the index of open submissions, from the longest wait to the first submission that does not wait. */
function isUnanswered(status: SQL): SQL {
  return sql`${isOpen(status)} AND ${openOrder} < ${lastKey} AND ${isNew(sql`+status`)} AND +form_type <> 'career'`;
}

function wasRepliedTo(when: 'in-time' | 'late'): SQL {
  const { from, until } = repliedPeriod();
  return sql`submitted_at >= ${from} AND submitted_at <= ${until} AND ${isRepliedInADay} = ${Number(when === 'in-time')}`;
}

export function countUnanswered(most: number): SQL<number> {
  const conditions = and(...conditionsOf({ types: submissionTypes, unanswered: true }, true));
  return sql`(SELECT count(*) FROM (SELECT 1 FROM form_submissions WHERE ${conditions} LIMIT ${most}))`;
}

/** FTS5 returns rows in rowid order, so a page reads no more rows than it shows. */
function searchSubmissions(
  db: Database,
  match: string | null,
  conditions: (SQL | undefined)[],
  count: number,
  after?: PagePosition,
) {
  const rowid = sql`submissions_search.rowid`;
  return db
    .select({ ...listed, ...newestColumns, ...hiringColumns, searched: searchedTexts.as('searched') })
    .from(sql`submissions_search`)
    .innerJoin(formSubmissions, eq(formSubmissions.seq, rowid))
    .where(
      match ? and(sql`submissions_search MATCH ${match}`, ...conditions, after && lt(rowid, after[1])) : sql`false`,
    )
    .orderBy(desc(rowid))
    .limit(count);
}

export function selectEvents(db: Database, id: string) {
  return db
    .select()
    .from(submissionEvents)
    .where(eq(submissionEvents.submissionId, id))
    .orderBy(asc(submissionEvents.id));
}
