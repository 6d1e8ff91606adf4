import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Before, StaffSubmission, SubmissionChange } from '../../src-shared/contracts/inbox.ts';
import { type Database, database } from '../db/client.ts';
import { formSubmissions } from '../db/schema.ts';
import { type SubmissionRow, submissionColumns } from '../db/submission-columns.ts';
import type { Bindings } from '../env.ts';
import { enqueueAssignments } from './mails.tsx';
import { followingStatus, nextStatus, staffSubmissionOf } from './store.ts';

type IdentifiedChange = { id: string } & SubmissionChange;

interface Changes {
  changed: { submission: StaffSubmission; before: Before }[];
  unchanged: string[];
  mailIds: string[];
}

export async function changeSubmissions(env: Bindings, changes: IdentifiedChange[], by: string): Promise<Changes> {
  const db = database(env);
  const at = new Date().toISOString();
  const [before, mails, after] = await db.batch([
    selectThese(
      db,
      changes.map(({ id }) => id),
    ),
    enqueueAssignments(db, { given: changeRows(changes), allowed, by, at }),
    update(db, changes, by, at),
  ]);
  const previous = new Map(before.map((row) => [row.id, row]));
  const done = new Set(after.map(({ id }) => id));
  return {
    changed: after.map((row) => ({ submission: staffSubmissionOf(row), before: valuesOf(previous.get(row.id)!) })),
    unchanged: changes
      .filter((change) => !done.has(change.id) && !isDone(previous.get(change.id), change, by))
      .map(({ id }) => id),
    mailIds: mails.map(({ id }) => id),
  };
}

function isDone(row: SubmissionRow | undefined, change: SubmissionChange, by: string): boolean {
  if (!row) return false;
  const { status, stage, assignee, expectedStatus, expectedStage, expectedAssignee } = change;
  const has = (values: Partial<Before>) =>
    Object.entries(values).every(([name, value]) => value === undefined || row[name as keyof Before] === value);
  const expected = { status: expectedStatus, stage: expectedStage, assignee: expectedAssignee };
  return has({ status, stage, assignee }) && (row.changedBy === by || has(expected));
}

function valuesOf({ status, stage, assignee }: SubmissionRow): Before {
  return { status, stage, assignee };
}

function selectThese(db: Database, ids: string[]) {
  const list = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  return db.select(submissionColumns).from(formSubmissions).where(inArray(formSubmissions.id, list));
}

function changeRows(changes: IdentifiedChange[]): SQL {
  return sql`json_each(${JSON.stringify(changes)})`;
}

const allowed = sql`form_submissions.id = value ->> '$.id'
  AND (value ->> '$.stage' IS NULL OR form_type = 'career')
  AND (json_type(value, '$.expectedStatus') IS NULL OR value ->> '$.expectedStatus' IS form_submissions.status)
  AND (json_type(value, '$.expectedStage') IS NULL OR value ->> '$.expectedStage' IS form_submissions.stage)
  AND (json_type(value, '$.expectedAssignee') IS NULL OR value ->> '$.expectedAssignee' IS form_submissions.assignee)`;

function update(db: Database, changes: IdentifiedChange[], by: string, at: string) {
  const stage = sql`(value ->> '$.stage')`;
  const status = nextStatus(sql`value ->> '$.status'`, stage);
  const assignee = sql`CASE WHEN json_type(value, '$.assignee') IS NULL THEN form_submissions.assignee
    ELSE value ->> '$.assignee' END`;
  return db
    .update(formSubmissions)
    .set({ ...followingStatus(status, stage, at), status, assignee, changedBy: by, changedAt: at })
    .from(changeRows(changes))
    .where(
      and(
        allowed,
        sql`(${status} <> form_submissions.status OR coalesce(${stage}, stage) IS NOT stage
          OR ${assignee} IS NOT form_submissions.assignee)`,
      ),
    )
    .returning(submissionColumns);
}
