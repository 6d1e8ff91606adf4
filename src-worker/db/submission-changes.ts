import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { insertFrom } from './insert-if.ts';
import { formSubmissions, submissionEvents } from './schema.ts';
import { submissionColumns } from './submission-columns.ts';
import { isCompleted } from './submission-status.ts';
import { queueWebhookEvents } from './webhook-events.ts';

const columns = {
  status: 'status',
  stage: 'stage',
  hiddenAs: 'hidden_as',
  assignee: 'assignee',
  waitingSince: 'waiting_since',
  answeredAt: 'answered_at',
  snoozedUntil: 'snoozed_until',
  nextStep: 'next_step',
  nextStepDue: 'next_step_due',
};
type Name = keyof typeof columns;
const names = Object.keys(columns) as Name[];

/** New values, as SQL over the columns of `form_submissions` and of `from`. */
interface Change extends Partial<Record<Name, SQL>> {
  by: string;
  at: string;
  /** The author of the assignment, if it is not that of the change. */
  assignedBy?: string;
  from?: SQL;
  /** The change is sent with an email, or caused by one. */
  hasMail?: true;
  /** JSON, which the history keeps with the stage `declined`. */
  decline?: SQL | undefined;
  contact?: ContactChange | undefined;
  /** The applicant withdraws: one line of the history, and the purge counts on as before. */
  withdrawn?: true;
}

/** `fields` are the names of the corrected ones, which the history has instead of the personal data. */
export interface ContactChange {
  fields: string[];
  values: Partial<typeof formSubmissions.$inferInsert>;
}

/** Names and order of the fields in the history. */
const recorded = {
  status: 'status',
  stage: 'stage',
  hiddenAs: 'hidden',
  assignee: 'assignee',
  nextStep: 'next_step',
} as const;

/** Within this time, undoing a move on the board restores `stage_since`. */
export const undoableSeconds = 60;

/**
 * All changes of these columns go through this function. Every statement reads the new values from the row as it was,
 * so the history and the webhook events come before the update, which returns the changed rows.
 */
export function updateSubmissions(
  db: Database,
  isTarget: SQL,
  { by, at, assignedBy = by, from, hasMail, decline, contact, withdrawn, ...values }: Change,
) {
  const setNames = names.filter((name) => values[name]);
  const both = names.map((name) => {
    const current = sql.raw(`form_submissions.${columns[name]}`);
    return sql`${current} AS ${old(name)}, ${values[name] ?? current} AS ${next(name)}`;
  });
  const changed = sql`(SELECT form_submissions.seq AS row_seq, form_submissions.id AS row_id, ${sql.join(both, sql`, `)},
      ${decline ?? sql`NULL`} AS decline FROM form_submissions ${from ? sql`, ${from}` : sql``} WHERE ${isTarget})`;
  const statusChanged = sql`SELECT row_id AS id FROM ${changed} WHERE ${differs('status')}`;
  return [
    insertHistory(db, changed, withdrawn ? [withdrawal] : fieldsOf(contact), { by, assignedBy, at }),
    queueWebhookEvents(db, 'submission.status_changed', at, statusChanged),
    db
      .update(formSubmissions)
      .set({
        ...Object.fromEntries(setNames.map((name) => [name, next(name)])),
        ...consequences(by, at, hasMail, contact),
        ...contact?.values,
        ...(withdrawn && { withdrawnAt: at, lastChangeAt: sql`last_change_at` }),
      })
      .from(sql`${changed} AS changed`)
      .where(sql`form_submissions.seq = row_seq AND (${hasMail || contact ? sql`true` : differs(...setNames)})`)
      .returning(submissionColumns),
  ] as const;
}

const withdrawal = sql`json_array('withdrawn', old_stage, 'withdrawn')`;

function fieldsOf(contact: ContactChange | undefined): SQL[] {
  const fields = Object.entries(recorded).map(
    ([name, field]) => sql`json_array(${field}, ${old(name as Name)}, ${next(name as Name)})`,
  );
  if (contact) fields.push(sql`json_array('contact_corrected', NULL, ${contact.fields.join(',')})`);
  return fields;
}

function insertHistory(
  db: Database,
  changed: SQL,
  fields: SQL[],
  { by, assignedBy, at }: { by: string; assignedBy: string; at: string },
) {
  const [field, from, to] = [sql`value ->> '$[0]'`, sql`value ->> '$[1]'`, sql`value ->> '$[2]'`];
  return insertFrom(
    db,
    submissionEvents,
    {
      submissionId: sql`row_id`,
      field,
      from,
      to,
      by: assignedBy === by ? by : sql`iif(${field} = 'assignee', ${assignedBy}, ${by})`,
      at,
      decline: sql`CASE WHEN ${field} = 'stage' AND new_stage = 'declined' THEN decline END`,
    },
    sql`FROM ${changed}, json_each(json_array(${sql.join(fields, sql`, `)})) WHERE ${from} IS NOT ${to}`,
  );
}

function consequences(by: string, at: string, hasMail?: true, contact?: ContactChange) {
  const isRecorded = contact ? sql`true` : differs('status', 'stage', 'hiddenAs', 'assignee', 'snoozedUntil');
  const isLastChange = hasMail ? sql`true` : differs('status', 'stage');
  return {
    changedBy: sql`iif(${isRecorded}, ${by}, changed_by)`,
    changedAt: sql`iif(${isRecorded}, ${at}, changed_at)`,
    lastChangeAt: sql`iif(${isLastChange}, max(coalesce(last_change_at, submitted_at), ${at}), last_change_at)`,
    stageSince: sql`iif(${differs('stage')}, ${stageSince(at)}, stage_since)`,
    hiddenAt: sql`CASE WHEN new_hidden_as IS old_hidden_as THEN hidden_at WHEN new_hidden_as IS NOT NULL THEN ${at} END`,
    withdrawnAt: sql`iif(${isCompleted(next('status'))} AND new_stage IS NULL, withdrawn_at, NULL)`,
    // A snooze ends when the visitor waits or the submission is completed.
    snoozedUntil: sql`iif(new_waiting_since IS NOT NULL OR ${isCompleted(next('status'))}, NULL, new_snoozed_until)`,
  };
}

/** The newest row of the history belongs to this change. */
function stageSince(at: string): SQL {
  const earlier = (column: string, offset: number) =>
    sql.raw(`(SELECT ${column} FROM submission_events WHERE submission_id = row_id AND field = 'stage'
      ORDER BY id DESC LIMIT 1 OFFSET ${offset})`);
  const isUndone = sql`${earlier('from_value', 1)} = new_stage
    AND unixepoch(${at}) - unixepoch(${earlier('changed_at', 1)}) <= ${undoableSeconds}`;
  return sql`iif(${isUndone}, ${earlier('changed_at', 2)}, ${at})`;
}

function old(name: Name): SQL {
  return sql.raw(`old_${columns[name]}`);
}

function next(name: Name): SQL {
  return sql.raw(`new_${columns[name]}`);
}

function differs(...among: Name[]): SQL {
  return sql.join(
    among.map((name) => sql`${next(name)} IS NOT ${old(name)}`),
    sql` OR `,
  );
}
