import { type SQL, sql } from 'drizzle-orm';
import type { SameRecord } from '#shared/contracts/conversation.ts';
import { samePerson as texts } from '#shared/staff-texts/same-person.ts';
import { fullName } from '#shared/text/full-name.ts';
import { type Database, database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import { insertFrom } from '../db/insert-if.ts';
import { mailboxOf } from '../db/mailbox.ts';
import { formSubmissions, submissionEvents } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { noSuchSubmission } from './notes.ts';

const maxShown = 10;

/** Records of one person share a mark; it goes with the record, and a mark of one record alone means nothing. */
export async function markSame(env: Bindings, id: string, as: string, by: string): Promise<void> {
  if (id === as) throw new ProblemError('validation_failed', { errors: [{ path: 'as', message: texts.itself }] });
  const db = database(env);
  const both = inJson([id, as]);
  const mark = sql`coalesce((SELECT min(same_person) FROM form_submissions WHERE id IN ${both}), ${crypto.randomUUID()})`;
  const marks = sql`(SELECT same_person FROM form_submissions WHERE id IN ${both} AND same_person IS NOT NULL)`;
  const { found } = await transaction(db, {
    found: db.select({ id: formSubmissions.id }).from(formSubmissions).where(sql`id IN ${both}`),
    history: insertEvents(db, {
      submissionId: sql`one.id`,
      from: null,
      to: sql`another.id`,
      by,
      source: sql`FROM form_submissions AS one JOIN form_submissions AS another ON another.id <> one.id
        WHERE one.id IN ${both} AND another.id IN ${both}
          AND (one.same_person IS NULL OR one.same_person IS NOT another.same_person)`,
    }),
    marked: db
      .update(formSubmissions)
      .set({ samePerson: mark })
      .where(
        sql`(SELECT count(*) FROM form_submissions WHERE id IN ${both}) = 2 AND (id IN ${both} OR same_person IN ${marks})`,
      ),
  });
  if (found.length < 2) throw noSuchSubmission();
}

/** Takes out all records of the mailbox: those are one person by their address. */
export async function unmarkSame(env: Bindings, id: string, by: string): Promise<void> {
  const db = database(env);
  const column = (name: string) => sql`(SELECT ${sql.raw(name)} FROM form_submissions WHERE id = ${id})`;
  await transaction(db, {
    history: insertEvents(db, {
      submissionId: sql`id`,
      from: sql`${id}`,
      to: null,
      by,
      source: sql`FROM form_submissions WHERE same_person = ${column('same_person')}`,
    }),
    unmarked: db
      .update(formSubmissions)
      .set({ samePerson: null })
      .where(
        sql`same_person = ${column('same_person')}
          AND ${mailboxOf(sql`email`)} = (SELECT ${mailboxOf(sql`email`)} FROM form_submissions WHERE id = ${id})`,
      ),
    alone: forgetLoneMarks(db),
  });
}

export function forgetLoneMarks(db: Database) {
  return db
    .update(formSubmissions)
    .set({ samePerson: null })
    .where(
      sql`same_person IS NOT NULL AND NOT EXISTS (SELECT 1 FROM form_submissions AS another
        WHERE another.same_person = form_submissions.same_person AND another.id <> form_submissions.id)`,
    );
}

export function selectSame(db: Database, id: string, isVisible: SQL | undefined) {
  const { firstName, lastName, email, formType, submittedAt } = formSubmissions;
  return db
    .select({ id: formSubmissions.id, firstName, lastName, email, formType, submittedAt })
    .from(formSubmissions)
    .where(
      sql`same_person = (SELECT same_person FROM form_submissions AS own WHERE own.id = ${id})
        AND id <> ${id} AND ${isVisible ?? sql`true`}`,
    )
    .orderBy(sql`seq DESC`)
    .limit(maxShown);
}

export function sameOf(row: Awaited<ReturnType<typeof selectSame>>[number]): SameRecord {
  const { id, firstName, lastName, email, formType, submittedAt } = row;
  const name = fullName({ first_name: firstName, last_name: lastName });
  return { id, name, email, form_type: formType, submitted_at: submittedAt };
}

interface Events {
  submissionId: SQL;
  from: SQL | null;
  to: SQL | null;
  by: string;
  source: SQL;
}

function insertEvents(db: Database, { source, ...event }: Events) {
  return insertFrom(db, submissionEvents, { ...event, field: 'same_person', at: new Date().toISOString() }, source);
}
