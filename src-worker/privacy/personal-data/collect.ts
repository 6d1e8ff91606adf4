import { database } from '../../db/client.ts';
import { addressHash } from '../../db/keys.ts';
import type {
  attachments,
  bookings,
  chatMessages,
  conversationEntries,
  dataLinks,
  emails,
  newsletterSubscribers,
  suppressions,
} from '../../db/schema.ts';
import type { SubmissionRow } from '../../db/submission-columns.ts';
import { type DeckRequestRow, requestsFrom } from '../../deck/store.ts';
import type { Bindings } from '../../env.ts';
import { type Consent, consentsOf } from '../../mail/consent.ts';
import { mailsInOthersConversations } from './others-conversations.ts';
import {
  bookingsFrom,
  chatMessagesOf,
  conversationWith,
  dataLinksOf,
  filesFrom,
  mailsTo,
  submissionsFrom,
  subscriberWith,
  suppressionOf,
} from './store.ts';

export interface PersonalRows {
  submissions: SubmissionRow[];
  bookings: (typeof bookings.$inferSelect)[];
  conversation: (typeof conversationEntries.$inferSelect)[];
  mailsToOthers: Awaited<ReturnType<typeof mailsInOthersConversations>>;
  chatMessages: (typeof chatMessages.$inferSelect)[];
  files: (typeof attachments.$inferSelect)[];
  subscriber: typeof newsletterSubscribers.$inferSelect | undefined;
  mails: (typeof emails.$inferSelect)[];
  consents: Consent[];
  suppression: typeof suppressions.$inferSelect | undefined;
  dataLinks: (typeof dataLinks.$inferSelect)[];
  deckRequests: DeckRequestRow[];
}

export async function collectPersonalData(env: Bindings, email: string): Promise<PersonalRows> {
  const db = database(env);
  const hash = await addressHash(env, email);
  const [
    submissions,
    booked,
    conversation,
    mailsToOthers,
    messages,
    files,
    [subscriber],
    mails,
    consents,
    [suppression],
    links,
    askedDecks,
  ] = await db.batch([
    submissionsFrom(db, email),
    bookingsFrom(db, email),
    conversationWith(db, email),
    mailsInOthersConversations(db, email),
    chatMessagesOf(db, email),
    filesFrom(db, email),
    subscriberWith(db, email),
    mailsTo(db, email),
    consentsOf(db, hash),
    suppressionOf(db, hash),
    dataLinksOf(db, email),
    requestsFrom(db, email),
  ]);
  return {
    submissions,
    bookings: booked,
    conversation,
    mailsToOthers,
    chatMessages: messages,
    files,
    subscriber,
    mails,
    consents,
    suppression,
    dataLinks: links,
    deckRequests: askedDecks,
  };
}
