import { isDeepStrictEqual as isDeepEqual } from 'node:util';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Before, StaffSubmission, SubmissionChange } from '#shared/contracts/inbox.ts';
import { roleMessages } from '#shared/staff-texts/staff.ts';
import { gulfHour } from '#shared/time/days.ts';
import { addressSees } from '../auth/records.ts';
import { audit } from '../db/audit.ts';
import { type Database, database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import { formSubmissions, staff } from '../db/schema.ts';
import { type ContactChange, updateSubmissions } from '../db/submission-changes.ts';
import { type SubmissionRow, submissionColumns } from '../db/submission-columns.ts';
import { followingStatus, isCompleted, nextStatus, waitingNow } from '../db/submission-status.ts';
import { transaction } from '../db/transaction.ts';
import { type Bindings, configOf } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { type Correction, redirectQueuedMails } from './correct-contact.ts';
import { enqueueAssignments } from './mails.tsx';
import { nextStepOf, staffSubmissionOf } from './store.ts';

type IdentifiedChange = { id: string } & SubmissionChange;

interface Changes {
  changed: { submission: StaffSubmission; before: Before }[];
  unchanged: string[];
  mailIds: string[];
}

/** A correction belongs to the only change. */
export async function changeSubmissions(
  env: Bindings,
  changes: IdentifiedChange[],
  by: string,
  correction?: Correction,
): Promise<Changes> {
  const db = database(env);
  const at = new Date().toISOString();
  await requireStaff(env, db, changes, by);
  const targets = changeRows(changes.map(withSnoozeTime));
  const isTarget = correction ? sql`${allowed} AND ${correction.isCurrent}` : allowed;
  const [history, events, update] = change(db, targets, isTarget, by, at, correction?.contact);
  const { before, mails, after } = await transaction(db, {
    before: selectThese(
      db,
      changes.map(({ id }) => id),
    ),
    mails: enqueueAssignments(db, { shared: configOf(env).STAFF_ADDRESSES, targets, allowed: isTarget, by, at }),
    audited: auditHidden(db, targets, isTarget, by, at),
    history,
    events,
    after: update,
    redirected: correction ? [redirectQueuedMails(db, correction, by, at)] : [],
  });
  const previous = new Map(before.map((row) => [row.id, row]));
  const changedIds = new Set(after.map(({ id }) => id));
  return {
    changed: after.map((row) => ({ submission: staffSubmissionOf(row), before: valuesOf(previous.get(row.id)!) })),
    unchanged: changes
      .filter((change) => !changedIds.has(change.id) && !isDone(previous.get(change.id), change, by))
      .map(({ id }) => id),
    mailIds: mails.map(({ id }) => id),
  };
}

/**
 * The assignee is emailed a visitor's name, so it must be a staff member whose role sees the record.
 * @throws ProblemError `validation_failed`
 */
async function requireStaff(env: Bindings, db: Database, changes: IdentifiedChange[], by: string): Promise<void> {
  const assigned = changes.flatMap(({ id, assignee }) => (assignee ? [{ id, assignee }] : []));
  if (assigned.length === 0) return;
  const { STAFF_ADDRESSES: shared } = configOf(env);
  const addresses = [by, ...shared].map((address) => address.toLowerCase());
  const others = [...new Set(assigned.map(({ assignee }) => assignee))].filter(
    (address) => !addresses.includes(address),
  );
  const sees = addressSees(sql`value ->> 'assignee'`, sql`form_type`, shared);
  const [members, blind] = await db.batch([
    db
      .select({ email: staff.email })
      .from(staff)
      .where(inArray(staff.email, inJson(others))),
    db
      .select({ id: sql<string>`form_submissions.id`.as('blind_id') })
      .from(sql`json_each(${JSON.stringify(assigned)}) JOIN form_submissions ON form_submissions.id = value ->> 'id'`)
      .where(sql`NOT ${sees}`)
      .limit(1),
  ]);
  if (members.length < others.length) throw refusedAssignee(roleMessages.notStaff);
  if (blind.length > 0) throw refusedAssignee(roleMessages.seesNot);
}

function refusedAssignee(message: string): ProblemError {
  return new ProblemError('validation_failed', { errors: [{ path: 'assignee', message }] });
}

function isDone(row: SubmissionRow | undefined, change: SubmissionChange, by: string): boolean {
  if (!row) return false;
  const { status, stage, assignee, hidden, snoozedUntil, nextStep } = change;
  const { expectedStatus, expectedStage, expectedAssignee } = change;
  const values = valuesOf(row);
  const has = (wanted: { [Name in keyof Before]?: Before[Name] | undefined }) =>
    Object.entries(wanted).every(
      ([name, value]) => value === undefined || isDeepEqual(values[name as keyof Before], value),
    );
  const expected = { status: expectedStatus, stage: expectedStage, assignee: expectedAssignee };
  const isSnoozed = snoozedUntil === undefined || row.snoozedUntil === snoozeTime(snoozedUntil);
  return has({ status, stage, assignee, hidden, nextStep }) && isSnoozed && (row.changedBy === by || has(expected));
}

function valuesOf(row: SubmissionRow): Before {
  const { status, stage, assignee, hiddenAs } = row;
  return { status, stage, assignee, hidden: hiddenAs, nextStep: nextStepOf(row) };
}

/** The hour in Gulf time, one before the office opens. */
const wakingHour = 8;

function snoozeTime(day: string | null): string | null {
  return day && gulfHour(day, wakingHour).toISOString();
}

function withSnoozeTime({ snoozedUntil, ...change }: IdentifiedChange): IdentifiedChange {
  return { ...change, ...(snoozedUntil !== undefined && { snoozedUntil: snoozeTime(snoozedUntil) }) };
}

function selectThese(db: Database, ids: string[]) {
  return db
    .select(submissionColumns)
    .from(formSubmissions)
    .where(inArray(formSubmissions.id, inJson(ids)));
}

function changeRows(changes: IdentifiedChange[]): SQL {
  return sql`json_each(${JSON.stringify(changes)})`;
}

/** A hidden submission can only be restored, and a coming demo must be cancelled first. */
const allowed = sql`form_submissions.id = value ->> '$.id'
  AND (hidden_as IS NULL OR json_type(value, '$.hidden') IS NOT NULL)
  AND (value ->> '$.hidden' IS NULL OR demo_status IS NOT 'confirmed' OR demo_at < strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  AND (value ->> '$.stage' IS NULL OR form_type = 'career')
  AND (json_type(value, '$.expectedStatus') IS NULL OR value ->> '$.expectedStatus' IS form_submissions.status)
  AND (json_type(value, '$.expectedStage') IS NULL OR value ->> '$.expectedStage' IS form_submissions.stage)
  AND (json_type(value, '$.expectedAssignee') IS NULL OR value ->> '$.expectedAssignee' IS form_submissions.assignee)`;

/** Precedes the change, which it compares with the row as it was. */
function auditHidden(db: Database, targets: SQL, isTarget: SQL, by: string, at: string) {
  const action = sql`CASE value ->> '$.hidden' WHEN 'deleted' THEN 'submission_deleted'
    WHEN 'spam' THEN 'submission_marked_spam' ELSE 'submission_restored' END`;
  return audit(
    db,
    { action, detail: sql`form_submissions.id`, by, at },
    sql`json_type(value, '$.hidden') IS NOT NULL AND value ->> '$.hidden' IS NOT hidden_as`,
    sql`${targets} JOIN form_submissions ON ${isTarget}`,
  );
}

function change(db: Database, targets: SQL, isTarget: SQL, by: string, at: string, contact?: ContactChange) {
  const stage = sql`(value ->> '$.stage')`;
  const status = nextStatus(sql`value ->> '$.status'`, stage);
  const assignee = givenOr('assignee', sql`form_submissions.assignee`);
  const snoozedUntil = givenOr('snoozedUntil', sql`snoozed_until`);
  const following = followingStatus(status, stage);
  const waitingSince = sql`CASE
    WHEN ${snoozedUntil} IS snoozed_until THEN ${following.waitingSince}
    WHEN ${snoozedUntil} IS NOT NULL OR ${isCompleted(status)} THEN NULL
    ELSE ${waitingNow(status)} END`;
  const hiddenAs = givenOr('hidden', sql`hidden_as`);
  const values = {
    ...{ ...following, status, assignee, hiddenAs, snoozedUntil, waitingSince },
    nextStep: givenOr('nextStep', sql`next_step`, '.text'),
    nextStepDue: givenOr('nextStep', sql`next_step_due`, '.dueOn'),
  };
  return updateSubmissions(db, isTarget, {
    ...values,
    decline: sql`value -> '$.decline'`,
    contact,
    from: targets,
    by,
    at,
  });
}

/** A JSON null also counts as given. */
function givenOr(field: string, current: SQL, part = ''): SQL {
  const path = sql.raw(`'$.${field}'`);
  return sql`CASE WHEN json_type(value, ${path}) IS NULL THEN ${current} ELSE value ->> ${sql.raw(`'$.${field}${part}'`)} END`;
}
