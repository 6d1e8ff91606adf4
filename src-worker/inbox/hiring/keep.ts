import { type SQL, sql } from 'drizzle-orm';
import type { Keep } from '#shared/contracts/hiring.ts';
import { submissionMessages } from '#shared/staff-texts/messages.ts';
import { gulfDate } from '#shared/time/days.ts';
import { addMonths, dayInMonth, monthOf } from '#shared/time/months.ts';
import { type Database, database } from '../../db/client.ts';
import { insertFrom, insertIf } from '../../db/insert-if.ts';
import { formSubmissions, isKept, submissionEvents } from '../../db/schema.ts';
import { keepOf, submissionColumns } from '../../db/submission-columns.ts';
import { transaction } from '../../db/transaction.ts';
import type { Bindings } from '../../env.ts';
import { ProblemError } from '../../http/problem.ts';
import { texts } from '../../http/texts.ts';
import { enqueue } from '../../mail/outbox.ts';
import { bypassesSuppression, suppressedAmong } from '../../mail/suppressions.ts';
import { selectSubmission } from '../../submissions/store.ts';
import { noSuchSubmission } from '../notes.ts';

/** One email asks the applicant, and nothing changes before the answer. */
export async function askToKeep(
  env: Bindings,
  id: string,
  months: number,
  by: string,
): Promise<{ keep: Keep; mailId: string }> {
  const db = database(env);
  const row = await selectSubmission(db, id).get();
  if (!row) throw noSuchSubmission();
  if (row.formType !== 'career') {
    throw new ProblemError('validation_failed', { detail: submissionMessages.keepsApplications });
  }
  const [reason] = (await suppressedAmong(env, [row.email])).values();
  if (reason && !bypassesSuppression('keep_request', reason)) throw new ProblemError('address_blocked');
  const at = new Date().toISOString();
  const today = gulfDate();
  const keepUntil = dayInMonth(today, addMonths(monthOf(today), months));
  const mail = {
    id: crypto.randomUUID(),
    kind: 'keep_request' as const,
    to: row.email,
    subject: texts[row.locale].mail.keepRequestSubject,
    submissionId: id,
    dueAt: at,
    createdAt: at,
    payload: { keepUntil },
  };
  const isTarget = sql`id = ${id} AND form_type = 'career' AND keep_asked_at IS NULL AND hidden_as IS NULL
    AND withdrawn_at IS NULL`;
  const isAskable = sql`EXISTS (SELECT 1 FROM form_submissions WHERE ${isTarget})`;
  const {
    asked: [asked],
  } = await transaction(db, {
    event: insertIf(db, submissionEvents, { submissionId: id, field: 'keep_asked', to: keepUntil, by, at }, isAskable),
    mail: enqueue(db, [mail], isAskable),
    asked: db.update(formSubmissions).set({ keepUntil, keepAskedAt: at }).where(isTarget).returning(submissionColumns),
  });
  if (!asked) throw new ProblemError('status_changed', { detail: submissionMessages.keepAsked });
  return { keep: keepOf(asked)!, mailId: mail.id };
}

/** Nothing happens if the applicant has given this answer before, or the day is over. */
export async function answerKeep(env: Bindings, onlyIf: SQL, agrees: boolean): Promise<void> {
  const db = database(env);
  const at = new Date().toISOString();
  await transaction(db, agrees ? agree(db, onlyIf, at) : withdrawKeep(db, onlyIf, at));
}

function agree(db: Database, onlyIf: SQL, at: string) {
  return change(
    db,
    sql`${onlyIf} AND keep_asked_at IS NOT NULL AND NOT ${isKept} AND keep_until >= ${gulfDate()}
      AND withdrawn_at IS NULL`,
    { field: 'keep_agreed', from: sql`NULL`, to: sql`keep_until`, agreedAt: at, at },
  );
}

export function withdrawKeep(db: Database, onlyIf: SQL, at: string) {
  const event = { field: 'keep_withdrawn', from: sql`keep_until`, to: sql`NULL`, agreedAt: null, at } as const;
  return change(db, sql`${onlyIf} AND ${isKept}`, event);
}

interface Answer {
  field: 'keep_agreed' | 'keep_withdrawn';
  from: SQL;
  to: SQL;
  agreedAt: string | null;
  at: string;
}

function change(db: Database, isTarget: SQL, { field, from, to, agreedAt, at }: Answer) {
  return {
    event: insertFrom(
      db,
      submissionEvents,
      { submissionId: sql`form_submissions.id`, field, from, to, by: 'visitor', at },
      sql`FROM form_submissions WHERE ${isTarget}`,
    ),
    answered: db.update(formSubmissions).set({ keepAgreedAt: agreedAt }).where(isTarget),
  };
}
