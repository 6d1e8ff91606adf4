import { sql } from 'drizzle-orm';
import type { LeadRequest } from '#shared/contracts/inbox.ts';
import { audit } from '../db/audit.ts';
import { database } from '../db/client.ts';
import { sha256 } from '../db/hash.ts';
import type { formSubmissions } from '../db/schema.ts';
import { foldedNameOf, submissionSearchText } from '../db/search-text.ts';
import { submissionOf } from '../db/submission-columns.ts';
import { transaction } from '../db/transaction.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { submissionMails } from './mails.tsx';
import type { NewSubmission } from './record.ts';
import { enqueueMailsOnce, insertSubmission, selectSubmission } from './store.ts';

type Row = typeof formSubmissions.$inferSelect;

export async function enterLead(
  env: Bindings,
  { id = crypto.randomUUID(), ...lead }: LeadRequest,
  by: string,
): Promise<{ row: Row; created: boolean; mailIds: string[] }> {
  const db = database(env);
  const row = rowOf(lead, id, by);
  const mails = lead.confirm ? submissionMails(env, submissionOf(row)).mails : [];
  const isNew = sql`EXISTS (SELECT 1 FROM form_submissions
    WHERE id = ${id} AND submitted_at = ${row.submittedAt} AND entered_by = ${by})`;
  const {
    submission: { inserted },
    found: [found],
  } = await transaction(db, {
    submission: insertSubmission(db, row, { id, adjacentIds: [] }),
    queued: enqueueMailsOnce(db, id, { mails }, isNew),
    audited: audit(db, { action: 'submission_entered', detail: id, by, at: row.submittedAt }, isNew),
    found: selectSubmission(db, id),
  });
  if (found?.fingerprint !== row.fingerprint) throw new ProblemError('id_already_used');
  return { row: found, created: inserted.length > 0, mailIds: inserted.length > 0 ? mails.map((mail) => mail.id) : [] };
}

function rowOf(lead: Omit<LeadRequest, 'id'>, id: string, by: string) {
  const { formType, firstName, lastName, email, phone, company, locale, message, consent } = lead;
  const submittedAt = new Date().toISOString();
  const searched = {
    firstName,
    lastName,
    email,
    phone,
    company,
    submittedAt,
    message: formType === 'demo' ? null : message,
    additionalData: { ...additionalData(lead), consent },
  };
  return {
    id,
    formType,
    ...searched,
    searchText: submissionSearchText(searched),
    foldedName: formType === 'career' ? foldedNameOf(searched) : null,
    status: 'pending',
    fingerprint: sha256(JSON.stringify([lead, by])),
    locale,
    assignee: by,
    stage: formType === 'career' ? 'new' : null,
    waitingSince: submittedAt,
    enteredBy: by,
  } satisfies NewSubmission;
}

function additionalData(lead: Omit<LeadRequest, 'id'>): Record<string, string | null> {
  const { formType, firstName, lastName, position, experience, message } = lead;
  switch (formType) {
    case 'demo':
      return { additionalNotes: message };
    case 'partnership':
      return {};
    case 'career':
      return { name: [firstName, lastName].filter(Boolean).join(' '), position, experience, coverLetter: message };
  }
}
