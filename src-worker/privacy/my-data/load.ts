import type { MyData } from '#shared/contracts/privacy.ts';
import { type KeptDays, keptDays, mailPurgeDate, purgeDate, submissionPurgeDate } from '../../db/purge-dates.ts';
import { keepOf, submissionOf } from '../../db/submission-columns.ts';
import { type Bindings, configOf } from '../../env.ts';
import { collectPersonalData, type PersonalRows } from '../personal-data/collect.ts';
import {
  bookingRecordOf,
  chatRecordOf,
  conversationRecordOf,
  deckRecordOf,
  fileRecordOf,
  othersConversationRecordOf,
} from '../personal-data/records.ts';
import { linkExpiry } from './link.ts';

export async function myDataOf(env: Bindings, email: string): Promise<MyData> {
  const kept = keptDays(configOf(env));
  const rows = await collectPersonalData(env, email);
  const { submissions, bookings, chatMessages, files, subscribers, consents, suppression, dataLinks, deckRequests } =
    rows;
  const demoEnds = new Map<string, string>();
  for (const { submissionId, endsAt, status } of bookings) {
    if (status !== 'cancelled' && endsAt > (demoEnds.get(submissionId) ?? '')) demoEnds.set(submissionId, endsAt);
  }
  const purgeDates = new Map(submissions.map((row) => [row.id, submissionPurgeDate(kept, row, demoEnds.get(row.id))]));
  const [subscription = null, ...otherSubscriptions] = subscribers.map((subscriber) => ({
    id: subscriber.id,
    email: subscriber.email,
    status: subscriber.status,
    subscribed_at: subscriber.subscribedAt,
    source: subscriber.source,
    ...(subscriber.campaign && { campaign: subscriber.campaign }),
    locale: subscriber.locale,
    purge_at: subscriberPurgeDate(kept, subscriber),
  }));
  return {
    email,
    as_of: new Date().toISOString(),
    submissions: submissions
      .map((row) => ({ ...submissionOf(row), keep: keepOf(row), purge_at: purgeDates.get(row.id) ?? null }))
      .reverse(),
    bookings: bookings
      .map((row) => ({ ...bookingRecordOf(row), purge_at: purgeDates.get(row.submissionId) ?? null }))
      .reverse(),
    conversation: conversationOf(kept, rows, purgeDates),
    chats: chatMessages
      .map((row) => ({ ...chatRecordOf(row), purge_at: purgeDate(row.timestamp, kept.chat) }))
      .reverse(),
    files: files.map((row) => ({ ...fileRecordOf(row), purge_at: purgeDates.get(row.submissionId) ?? null })).reverse(),
    subscription,
    otherSubscriptions,
    emails: mailsOf(kept, rows, purgeDates).reverse(),
    decks: deckRequests
      .map((row) => ({ ...deckRecordOf(row), purge_at: purgeDate(row.requestedAt, kept.submission) }))
      .reverse(),
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
        purge_at: purgeDate(createdAt, kept.dataLink),
      }))
      .reverse(),
  };
}

function conversationOf(
  kept: KeptDays,
  { conversation, mailsToOthers }: PersonalRows,
  purgeDates: ReadonlyMap<string, string | null>,
): MyData['conversation'] {
  const own = conversation.map((row) => ({
    ...conversationRecordOf(row),
    purge_at: purgeDates.get(row.submissionId) ?? null,
  }));
  const toOthers = mailsToOthers.map(({ entry, submission, demoEnd }) => ({
    ...othersConversationRecordOf(entry),
    purge_at: submissionPurgeDate(kept, submission, demoEnd ?? undefined),
  }));
  return [...own, ...toOthers]
    .flatMap(({ kind, ...record }) => (kind === 'note' ? [] : [{ kind, ...record }]))
    .sort((a, b) => b.at.localeCompare(a.at));
}

function mailsOf(
  kept: KeptDays,
  { mails, subscribers }: PersonalRows,
  submissionPurgeDates: ReadonlyMap<string, string | null>,
): MyData['emails'] {
  const recordPurgeDates = new Map(submissionPurgeDates);
  for (const subscriber of subscribers) {
    const purge = subscriberPurgeDate(kept, subscriber);
    if (purge) recordPurgeDates.set(subscriber.id, purge);
  }
  return mails.map((row) => ({
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    status: row.status,
    created_at: row.createdAt,
    due_at: row.dueAt,
    sent_at: row.sentAt,
    last_error: row.lastError,
    purge_at: mailPurgeDate(kept, row.createdAt, recordPurgeDates.get(row.submissionId ?? row.subscriberId ?? '')),
  }));
}

function subscriberPurgeDate(
  kept: KeptDays,
  { status, subscribedAt }: PersonalRows['subscribers'][number],
): string | null {
  return status === 'unconfirmed' ? purgeDate(subscribedAt, kept.unconfirmedSubscriber) : null;
}
