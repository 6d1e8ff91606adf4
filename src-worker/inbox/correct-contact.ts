import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { type ContactField, contactFields, type GivenContact } from '#shared/contracts/inbox.ts';
import { type FormField, formFields } from '#shared/forms/fields.ts';
import { fullName } from '#shared/text/full-name.ts';
import type { Database } from '../db/client.ts';
import { emails, formSubmissions } from '../db/schema.ts';
import { foldedNameOf, submissionSearchText } from '../db/search-text.ts';
import type { ContactChange } from '../db/submission-changes.ts';
import { ProblemError } from '../http/problem.ts';
import { kindsToVisitors } from '../mail/kinds.ts';
import { selectSubmission } from '../submissions/store.ts';
import { noSuchSubmission } from './notes.ts';

type Row = typeof formSubmissions.$inferSelect;

export interface Correction {
  contact: ContactChange;
  /** No colleague has corrected the contact since it was read: the search text holds all its fields. */
  isCurrent: SQL;
  row: Row;
}

/** Undefined if nothing differs. @throws ProblemError `validation_failed` without a field that the form requires */
export async function correctionOf(
  db: Database,
  id: string,
  newContact: GivenContact,
): Promise<Correction | undefined> {
  if (contactFields.every((name) => newContact[name] === undefined)) return undefined;
  const row = await selectSubmission(db, id).get();
  if (!row) throw noSuchSubmission();
  const fields = contactFields.filter((name) => newContact[name] !== undefined && newContact[name] !== row[name]);
  if (fields.length === 0) return undefined;
  requireFieldsOfForm(row, newContact, fields);
  const corrected = { ...row, ...Object.fromEntries(fields.map((name) => [name, newContact[name]])) };
  const { firstName, lastName, email, phone, company } = corrected;
  const isRenamed = fields.includes('firstName') || fields.includes('lastName');
  if (isRenamed && 'name' in corrected.additionalData) {
    const name = fullName({ first_name: firstName, last_name: lastName });
    corrected.additionalData = { ...corrected.additionalData, name };
  }
  const values = {
    firstName,
    lastName,
    email,
    phone,
    company,
    additionalData: corrected.additionalData,
    searchText: submissionSearchText(corrected),
    foldedName: row.formType === 'career' ? foldedNameOf(corrected) : null,
  };
  const isCurrent = and(...contactFields.map((name) => sql`${formSubmissions[name]} IS ${row[name]}`))!;
  return { contact: { fields, values }, isCurrent, row };
}

/** Staff may have entered less about a person than a form requires. */
function requireFieldsOfForm({ formType, enteredBy }: Row, newContact: GivenContact, fields: ContactField[]): void {
  const required = formFields[formType].filter((field: FormField) => field.required).map(({ name }) => name);
  const blank = fields.filter((name) => newContact[name] === null && (required as string[]).includes(name));
  if (enteredBy || blank.length === 0) return;
  throw new ProblemError('validation_failed', {
    errors: blank.map((path) => ({ path, message: ({ fieldMessages }) => fieldMessages.blank })),
  });
}

/** Follows the change in its transaction. An email that is being sent keeps its address. */
export function redirectQueuedMails(db: Database, { contact, row }: Correction, by: string, at: string) {
  const { email = row.email } = contact.values;
  const isCorrected = sql`EXISTS (SELECT 1 FROM form_submissions
    WHERE id = ${row.id} AND email = ${email} AND changed_by = ${by} AND changed_at = ${at})`;
  return db
    .update(emails)
    .set({ toAddress: email })
    .where(
      and(
        inArray(emails.kind, kindsToVisitors()),
        sql`submission_id = ${row.id} AND +status = 'queued' AND lower(to_address) = lower(${row.email}) AND ${isCorrected}`,
      ),
    );
}
