import type { Submission, SubmissionRequest } from '../../src-shared/contracts/submissions.ts';
import { trapField, turnstileField } from '../../src-shared/forms.ts';
import type { formSubmissions } from '../db/schema.ts';
import { sha256 } from '../sha256.ts';

type NewRow = typeof formSubmissions.$inferInsert;

/** The record a request becomes, in the shapes of the specification's section 3. `submittedAt` is an ISO time. */
export function recordOf(request: SubmissionRequest, id: string, submittedAt: string, fingerprint: string): NewRow {
  const { formType, email, phone } = request;
  const row = { id, formType, email, phone, submittedAt, fingerprint, status: 'pending' as const };
  switch (request.formType) {
    case 'demo': {
      const { firstName, lastName, company, companySize, useCase, preferredDate, preferredTime } = request;
      const { timezone, additionalNotes } = request;
      const additionalData = { companySize, useCase, preferredDate, preferredTime, timezone, additionalNotes };
      return { ...row, firstName, lastName, company, message: useCase, additionalData };
    }
    case 'partnership': {
      const { firstName, lastName, company, message, companyType, partnershipType, investmentAmount } = request;
      return {
        ...row,
        firstName,
        lastName,
        company,
        message,
        additionalData: { companyType, partnershipType, investmentAmount },
      };
    }
    case 'career': {
      const { name, company, position, experience, portfolio, coverLetter } = request;
      const additionalData = { name, position, experience, portfolio, coverLetter };
      return { ...row, ...splitName(name), company, message: coverLetter, additionalData };
    }
  }
}

/** The full name, split on its first space; a single word has no last name. */
export function splitName(name: string): { firstName: string; lastName: string | null } {
  const trimmed = name.trim();
  const space = trimmed.indexOf(' ');
  if (space === -1) return { firstName: trimmed, lastName: null };
  return { firstName: trimmed.slice(0, space), lastName: trimmed.slice(space + 1).trim() };
}

/** What makes two requests the same: every field but the id and what only programs see, as a SHA-256 in hex. */
export async function fingerprintOf(request: SubmissionRequest): Promise<string> {
  const { id: _id, [trapField]: _trap, [turnstileField]: _token, ...fields } = request;
  const canonical = JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
  return sha256(canonical);
}

/** A row as it travels. */
export function submissionOf(row: NewRow): Submission {
  return {
    id: row.id,
    form_type: row.formType,
    first_name: row.firstName ?? null,
    last_name: row.lastName ?? null,
    email: row.email,
    company: row.company ?? null,
    phone: row.phone ?? null,
    message: row.message ?? null,
    additional_data: row.additionalData ?? {},
    submitted_at: row.submittedAt,
    status: row.status ?? 'pending',
  };
}
