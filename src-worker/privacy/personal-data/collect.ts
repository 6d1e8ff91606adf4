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
import { transaction } from '../../db/transaction.ts';
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
  const {
    subscriber: [subscriber],
    suppression: [suppression],
    ...rows
  } = await transaction(db, {
    submissions: submissionsFrom(db, email),
    bookings: bookingsFrom(db, email),
    conversation: conversationWith(db, email),
    mailsToOthers: mailsInOthersConversations(db, email),
    chatMessages: chatMessagesOf(db, email),
    files: filesFrom(db, email),
    subscriber: subscriberWith(db, email),
    mails: mailsTo(db, email),
    consents: consentsOf(db, hash),
    suppression: suppressionOf(db, hash),
    dataLinks: dataLinksOf(db, email),
    deckRequests: requestsFrom(db, email),
  });
  return { ...rows, subscriber, suppression };
}
