import { type SQL, sql } from 'drizzle-orm';
import type { SubmissionStatus } from '../../src-shared/contracts/submissions.ts';
import type { SubmissionType } from '../../src-shared/forms/options.ts';
import { fixedRetentionDays } from '../../src-shared/retention-days.ts';
import type { Stage } from '../../src-shared/stages.ts';
import { isClosableApplication, isRequest, lastChange } from '../db/schema.ts';
import type { Config } from '../env.ts';

const day = 24 * 60 * 60 * 1000;

export type RetentionConfig = Pick<
  Config,
  'SUBMISSION_RETENTION_DAYS' | 'APPLICATION_RETENTION_DAYS' | 'MAIL_RETENTION_DAYS' | 'CHAT_RETENTION_DAYS'
>;

interface PurgedSubmission {
  formType: SubmissionType;
  submittedAt: string;
  lastChangeAt: string | null;
  status: SubmissionStatus;
  stage: Stage | null;
}

/**
 * The time after which the next run of the Cron Trigger purges a submission with its history, its conversation, its files and its
 * mails, if nothing changes until then: not before the end of its demo, if one is booked. Null for an application with an open
 * interview or offer, which is kept. `expiredSubmissions` says the same in SQL.
 */
export function submissionPurgeDate(
  config: RetentionConfig,
  { formType, submittedAt, lastChangeAt, status, stage }: PurgedSubmission,
  demoEnd = '',
): string | null {
  const isApplication = formType === 'career';
  if (isApplication && status !== 'completed' && (stage === 'interview' || stage === 'offer')) return null;
  const days = isApplication ? config.APPLICATION_RETENTION_DAYS : config.SUBMISSION_RETENTION_DAYS;
  const own = daysAfter(lastChangeAt ?? submittedAt, days);
  return own < demoEnd ? demoEnd : own;
}

/** The ids of at most `limit` submissions of each kind whose purge date has passed at `now`, in milliseconds: ranges of two indexes. */
export function expiredSubmissions(config: RetentionConfig, now: number, limit: number): SQL {
  const oldest = (index: string, which: SQL, days: number) => sql`(
    SELECT id FROM form_submissions INDEXED BY ${sql.raw(index)}
    WHERE ${which} AND ${lastChange} < ${purgedBefore(now, days)} ORDER BY ${lastChange} LIMIT ${limit})`;
  const demoIsOver = sql`NOT EXISTS (SELECT 1 FROM bookings
    WHERE submission_id = form_submissions.id AND status <> 'cancelled' AND ends_at >= ${new Date(now).toISOString()})`;
  const { SUBMISSION_RETENTION_DAYS, APPLICATION_RETENTION_DAYS } = config;
  const requests = oldest('requests_by_last_change', sql`${isRequest} AND ${demoIsOver}`, SUBMISSION_RETENTION_DAYS);
  const applications = oldest('applications_by_last_change', isClosableApplication, APPLICATION_RETENTION_DAYS);
  return sql`(SELECT id FROM ${requests} UNION ALL SELECT id FROM ${applications})`;
}

/**
 * The time after which a finished mail is purged. A mail does not outlive its record: `recordPurgeDate` is the purge date of its
 * submission or of its unconfirmed subscriber. A mail that is still queued stays until it is finished or its record is purged.
 */
export function mailPurgeDate(config: RetentionConfig, createdAt: string, recordPurgeDate?: string | null): string {
  const own = daysAfter(createdAt, config.MAIL_RETENTION_DAYS);
  return recordPurgeDate && recordPurgeDate < own ? recordPurgeDate : own;
}

export function chatPurgeDate(config: RetentionConfig, timestamp: string): string {
  return daysAfter(timestamp, config.CHAT_RETENTION_DAYS);
}

/** The time after which a subscriber that is still unconfirmed is purged with its mails. Others have no purge date. */
export function unconfirmedPurgeDate(subscribedAt: string): string {
  return daysAfter(subscribedAt, fixedRetentionDays.unconfirmedSubscriber);
}

/** The time after which the record of a link to somebody's data is purged. The link itself stops working earlier. */
export function dataLinkPurgeDate(createdAt: string): string {
  return daysAfter(createdAt, fixedRetentionDays.dataLink);
}

/** Records with an older time than this are purged at `now`, which is in milliseconds. */
export function purgedBefore(now: number, days: number): string {
  return new Date(now - days * day).toISOString();
}

function daysAfter(time: string, days: number): string {
  return new Date(Date.parse(time) + days * day).toISOString();
}
