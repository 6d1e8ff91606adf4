import { getTableColumns } from 'drizzle-orm';
import type { Keep } from '#shared/contracts/hiring.ts';
import type { ShownStatus, Submission, SubmissionSource, SubmissionStatus } from '#shared/contracts/submissions.ts';
import { defaultLocale } from '#shared/locales.ts';
import { formSubmissions } from './schema.ts';

const { searchText: _text, conversationText: _words, ...columns } = getTableColumns(formSubmissions);

/** The columns that only the search needs are left out: they hold up to 400 KB a row. */
export const submissionColumns = columns;
export type SubmissionRow = Omit<typeof formSubmissions.$inferSelect, 'searchText' | 'conversationText'>;

const unnamed = ['direct', 'other'];

function sourceOf(row: typeof formSubmissions.$inferInsert): SubmissionSource | null {
  const { sourceName, sourceHost = null, sourceMedium = null, sourceCampaign = null, sourceLanding = null } = row;
  if (!sourceName) return null;
  const source = unnamed.includes(sourceName) ? null : sourceName;
  return { referrer: sourceHost, source, medium: sourceMedium, campaign: sourceCampaign, landing: sourceLanding };
}

export function keepOf({ keepUntil, keepAskedAt, keepAgreedAt }: typeof formSubmissions.$inferInsert): Keep | null {
  return keepUntil && keepAskedAt ? { until: keepUntil, asked_at: keepAskedAt, agreed_at: keepAgreedAt ?? null } : null;
}

export function shownStatus(withdrawnAt: string | null | undefined, status: SubmissionStatus = 'pending'): ShownStatus {
  return withdrawnAt ? 'withdrawn' : status;
}

export function submissionOf(row: typeof formSubmissions.$inferInsert): Submission {
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
    status: shownStatus(row.withdrawnAt, row.status),
    locale: row.locale ?? defaultLocale,
    source: sourceOf(row),
    ...(row.whatsappConsentAt && { whatsapp_consent_at: row.whatsappConsentAt }),
  };
}
