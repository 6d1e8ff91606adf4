import type { MyData } from '../../../src-shared/contracts/my-data.ts';
import { submissionOf } from '../../db/submission-columns.ts';
import { type Bindings, configOf } from '../../env.ts';
import { collectPersonalData, type PersonalRows } from '../personal-data/collect.ts';
import {
  bookingRecordOf,
  chatRecordOf,
  conversationRecordOf,
  fileRecordOf,
  othersConversationRecordOf,
} from '../personal-data/records.ts';
import {
  chatPurgeDate,
  dataLinkPurgeDate,
  mailPurgeDate,
  type RetentionConfig,
  submissionPurgeDate,
  unconfirmedPurgeDate,
} from '../purge-dates.ts';
import { linkExpiry } from './link.ts';

export async function myDataOf(env: Bindings, email: string): Promise<MyData> {
  const config = configOf(env);
  const rows = await collectPersonalData(env, email);
  const { submissions, bookings, chatMessages, files, subscriber, consents, suppression, dataLinks } = rows;
  const demoEnds = new Map<string, string>();
  for (const { submissionId, endsAt, status } of bookings) {
    if (status !== 'cancelled' && endsAt > (demoEnds.get(submissionId) ?? '')) demoEnds.set(submissionId, endsAt);
  }
  const purgeDates = new Map(
    submissions.map((row) => [row.id, submissionPurgeDate(config, row, demoEnds.get(row.id))]),
  );
  return {
    email,
    as_of: new Date().toISOString(),
    submissions: submissions
      .map((row) => ({ ...submissionOf(row), purge_at: purgeDates.get(row.id) ?? null }))
      .reverse(),
    bookings: bookings
      .map((row) => ({ ...bookingRecordOf(row), purge_at: purgeDates.get(row.submissionId) ?? null }))
      .reverse(),
    conversation: conversationOf(config, rows, purgeDates),
    chats: chatMessages
      .map((row) => ({ ...chatRecordOf(row), purge_at: chatPurgeDate(config, row.timestamp) }))
      .reverse(),
    files: files.map((row) => ({ ...fileRecordOf(row), purge_at: purgeDates.get(row.submissionId) ?? null })).reverse(),
    subscription: subscriber
      ? {
          id: subscriber.id,
          email: subscriber.email,
          status: subscriber.status,
          subscribed_at: subscriber.subscribedAt,
          source: subscriber.source,
          locale: subscriber.locale,
          purge_at: subscriberPurgeDate(subscriber),
        }
      : null,
    emails: mailsOf(config, rows, purgeDates).reverse(),
    consents: consents.map((consent) => ({ ...consent, purge_at: null })).reverse(),
    suppression: suppression
      ? {
          reason: suppression.reason,
          detail: suppression.detail,
          created_at: suppression.createdAt,
          purge_at: null,
        }
      : null,
    links: dataLinks
      .map(({ createdAt }) => ({
        created_at: createdAt,
        expires_at: linkExpiry(createdAt),
        purge_at: dataLinkPurgeDate(createdAt),
      }))
      .reverse(),
  };
}

function conversationOf(
  config: RetentionConfig,
  { conversation, mailsToOthers }: PersonalRows,
  purgeDates: ReadonlyMap<string, string | null>,
): MyData['conversation'] {
  const own = conversation.map((row) => ({
    ...conversationRecordOf(row),
    purge_at: purgeDates.get(row.submissionId) ?? null,
  }));
  const toOthers = mailsToOthers.map(({ entry, submission, demoEnd }) => ({
    ...othersConversationRecordOf(entry),
    purge_at: submissionPurgeDate(config, submission, demoEnd ?? undefined),
  }));
  return [...own, ...toOthers]
    .flatMap(({ kind, ...record }) => (kind === 'note' ? [] : [{ kind, ...record }]))
    .sort((a, b) => b.at.localeCompare(a.at));
}

function mailsOf(
  config: RetentionConfig,
  { mails, subscriber }: PersonalRows,
  submissionPurgeDates: ReadonlyMap<string, string | null>,
): MyData['emails'] {
  const recordPurgeDates = new Map(submissionPurgeDates);
  const subscriberPurge = subscriber && subscriberPurgeDate(subscriber);
  if (subscriberPurge) recordPurgeDates.set(subscriber.id, subscriberPurge);
  return mails.map((row) => ({
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    status: row.status,
    created_at: row.createdAt,
    due_at: row.dueAt,
    sent_at: row.sentAt,
    last_error: row.lastError,
    purge_at: mailPurgeDate(config, row.createdAt, recordPurgeDates.get(row.submissionId ?? row.subscriberId ?? '')),
  }));
}

function subscriberPurgeDate({ status, subscribedAt }: NonNullable<PersonalRows['subscriber']>): string | null {
  return status === 'unconfirmed' ? unconfirmedPurgeDate(subscribedAt) : null;
}
