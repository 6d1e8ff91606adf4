import { database } from '../../db/client.ts';
import { addressHash, suppressionHashes } from '../../db/keys.ts';
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
import { strongest } from '../../mail/suppressions.ts';
import { mailsInOthersConversations } from './others-conversations.ts';
import {
  bookingsFrom,
  chatMessagesOf,
  conversationWith,
  dataLinksOf,
  filesFrom,
  mailsTo,
  submissionsFrom,
  subscribersWith,
  suppressionOf,
} from './store.ts';

export interface PersonalRows {
  submissions: SubmissionRow[];
  bookings: (typeof bookings.$inferSelect)[];
  conversation: (typeof conversationEntries.$inferSelect)[];
  mailsToOthers: Awaited<ReturnType<typeof mailsInOthersConversations>>;
  chatMessages: (typeof chatMessages.$inferSelect)[];
  files: (typeof attachments.$inferSelect)[];
  /** The active ones first: a mailbox may have subscribed under several addresses. */
  subscribers: (typeof newsletterSubscribers.$inferSelect)[];
  mails: (typeof emails.$inferSelect)[];
  consents: Consent[];
  suppression: typeof suppressions.$inferSelect | undefined;
  dataLinks: (typeof dataLinks.$inferSelect)[];
  deckRequests: DeckRequestRow[];
}

export async function collectPersonalData(env: Bindings, email: string): Promise<PersonalRows> {
  const db = database(env);
  const hashes = await suppressionHashes(env, email);
  const { suppression, ...rows } = await transaction(db, {
    submissions: submissionsFrom(db, email),
    bookings: bookingsFrom(db, email),
    conversation: conversationWith(db, email),
    mailsToOthers: mailsInOthersConversations(db, email),
    chatMessages: chatMessagesOf(db, email),
    files: filesFrom(db, email),
    subscribers: subscribersWith(db, email),
    mails: mailsTo(db, email),
    suppression: suppressionOf(db, hashes),
    dataLinks: dataLinksOf(db, email),
    deckRequests: requestsFrom(db, email),
  });
  // A consent is kept for the address as it was typed.
  const typed = [...rows.subscribers, ...rows.submissions].map((one) => one.email);
  const typedHashes = await Promise.all(typed.map((address) => addressHash(env, address)));
  const consents = await consentsOf(db, ...new Set([...hashes, ...typedHashes]));
  return { ...rows, consents, suppression: strongest(suppression) };
}
