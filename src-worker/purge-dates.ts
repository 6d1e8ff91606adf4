import type { SubmissionType } from '../src-shared/forms/options.ts';
import { fixedRetentionDays } from '../src-shared/retention-days.ts';
import type { Config } from './env.ts';

const day = 24 * 60 * 60 * 1000;

export type RetentionConfig = Pick<
  Config,
  'SUBMISSION_RETENTION_DAYS' | 'APPLICATION_RETENTION_DAYS' | 'MAIL_RETENTION_DAYS' | 'CHAT_RETENTION_DAYS'
>;

/**
 * The time after which the next run of the Cron Trigger purges a submission with its history, its conversation, its files and its
 * mails: not before the end of its demo, if one is booked.
 */
export function submissionPurgeDate(
  config: RetentionConfig,
  { formType, submittedAt }: { formType: SubmissionType; submittedAt: string },
  demoEnd = '',
): string {
  const days = formType === 'career' ? config.APPLICATION_RETENTION_DAYS : config.SUBMISSION_RETENTION_DAYS;
  const own = daysAfter(submittedAt, days);
  return own < demoEnd ? demoEnd : own;
}

/**
 * The time after which a finished mail is purged. A mail does not outlive its record: `recordPurgeDate` is the purge date of its
 * submission or of its unconfirmed subscriber. A mail that is still queued stays until it is finished or its record is purged.
 */
export function mailPurgeDate(config: RetentionConfig, createdAt: string, recordPurgeDate?: string): string {
  const own = daysAfter(createdAt, config.MAIL_RETENTION_DAYS);
  return recordPurgeDate !== undefined && recordPurgeDate < own ? recordPurgeDate : own;
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
