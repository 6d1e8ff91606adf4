import { type SQL, sql } from 'drizzle-orm';
import type { SubmissionStatus } from '#shared/contracts/submissions.ts';
import type { SubmissionType } from '#shared/forms/options.ts';
import { type HiddenReason, hiddenDays, hiddenReasons } from '#shared/inbox/hidden-reasons.ts';
import type { Stage } from '#shared/inbox/stages.ts';
import { fixedRetentionDays } from '#shared/site/retention-days.ts';
import { dayLength, gulfDate, gulfHour } from '#shared/time/days.ts';
import type { Config } from '../config.ts';
import { isClosableApplication, isKept, isRequest, lastChange } from './schema.ts';
import { isCompleted } from './submission-status.ts';

export type KeptDays = ReturnType<typeof keptDays>;

export function keptDays(
  config: Pick<
    Config,
    'SUBMISSION_RETENTION_DAYS' | 'APPLICATION_RETENTION_DAYS' | 'MAIL_RETENTION_DAYS' | 'CHAT_RETENTION_DAYS'
  >,
) {
  return {
    ...fixedRetentionDays,
    submission: config.SUBMISSION_RETENTION_DAYS,
    application: config.APPLICATION_RETENTION_DAYS,
    mail: config.MAIL_RETENTION_DAYS,
    chat: config.CHAT_RETENTION_DAYS,
  };
}

export function purgeDate(since: string, days: number): string {
  return new Date(Date.parse(since) + days * dayLength).toISOString();
}

/** A finished email does not outlive its record. A queued email stays until it is finished or its record is purged. */
export function mailPurgeDate(kept: KeptDays, createdAt: string, recordPurgeDate?: string | null): string {
  const own = purgeDate(createdAt, kept.mail);
  return recordPurgeDate && recordPurgeDate < own ? recordPurgeDate : own;
}

export function purgedBefore(now: number, days: number): string {
  return new Date(now - days * dayLength).toISOString();
}

interface PurgedSubmission {
  formType: SubmissionType;
  submittedAt: string;
  lastChangeAt: string | null;
  status: SubmissionStatus;
  stage: Stage | null;
  keepUntil?: string | null;
  keepAgreedAt?: string | null;
  hiddenAs?: HiddenReason | null;
  hiddenAt?: string | null;
}

/** The date if nothing changes until then. Null while the submission is held. */
export function submissionPurgeDate(kept: KeptDays, submission: PurgedSubmission, demoEnd = ''): string | null {
  const { formType, lastChangeAt, submittedAt, hiddenAs, hiddenAt } = submission;
  if (hiddenAs && hiddenAt) return purgeDate(hiddenAt, hiddenDays[hiddenAs]);
  if (isHeld(submission)) return null;
  const own = purgeDate(lastChangeAt ?? submittedAt, formType === 'career' ? kept.application : kept.submission);
  const agreed = agreedEnd(submission);
  if (agreed && (submission.status === 'completed' || own < agreed)) return agreed;
  return own < demoEnd ? demoEnd : own;
}

/** The end of the last day until which the applicant agrees; an application that is decided is deleted then. */
function agreedEnd({ keepUntil, keepAgreedAt }: PurgedSubmission): string | undefined {
  return keepUntil && keepAgreedAt ? gulfHour(keepUntil, 24).toISOString() : undefined;
}

/** `isClosableApplication` is the opposite in SQL, in the words of its index. */
function isHeld({ formType, status, stage }: PurgedSubmission): boolean {
  return formType === 'career' && status !== 'completed' && (stage === 'interview' || stage === 'offer');
}

/** The query reads ranges of indexes. */
export function expiredSubmissions(kept: KeptDays, now: number, limit: number): SQL {
  const oldest = (index: string, isTarget: SQL, days: number) => sql`(
    SELECT id FROM form_submissions INDEXED BY ${sql.raw(index)}
    WHERE ${isTarget} AND ${lastChange} < ${purgedBefore(now, days)} ORDER BY ${lastChange} LIMIT ${limit})`;
  const demoIsOver = sql`NOT EXISTS (SELECT 1 FROM bookings
    WHERE submission_id = form_submissions.id AND status <> 'cancelled' AND ends_at >= ${new Date(now).toISOString()})`;
  const requests = oldest('requests_by_last_change', sql`${isRequest} AND ${demoIsOver}`, kept.submission);
  // The moment of the date itself still keeps, as for the others.
  const today = gulfDate(new Date(now - 1));
  const isOver = sql`(keep_agreed_at IS NULL OR keep_until < ${today})`;
  const applications = oldest(
    'applications_by_last_change',
    sql`${isClosableApplication} AND ${isOver}`,
    kept.application,
  );
  const agreed = sql`UNION ALL SELECT id FROM (SELECT id FROM form_submissions INDEXED BY submissions_kept
    WHERE ${isKept} AND keep_until < ${today} AND ${isCompleted()} LIMIT ${limit})`;
  const hidden = hiddenReasons.map(
    (reason) => sql`UNION ALL SELECT id FROM (SELECT id FROM form_submissions
      WHERE hidden_as = ${reason} AND hidden_at < ${purgedBefore(now, hiddenDays[reason])} LIMIT ${limit})`,
  );
  return sql`(SELECT id FROM ${requests} UNION ALL SELECT id FROM ${applications} ${agreed} ${sql.join(hidden, sql` `)})`;
}
