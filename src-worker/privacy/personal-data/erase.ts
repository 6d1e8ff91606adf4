import { type SQL, sql } from 'drizzle-orm';
import type { Erasure } from '#shared/contracts/privacy.ts';
import { addressOf } from '../../bookings/mails.tsx';
import { audit, pseudonymOf } from '../../db/audit.ts';
import { database } from '../../db/client.ts';
import { mailboxHash } from '../../db/keys.ts';
import { transaction } from '../../db/transaction.ts';
import { deleteRequests } from '../../deck/store.ts';
import type { Bindings } from '../../env.ts';
import { forgetLoneMarks } from '../../inbox/same-person.ts';
import { deleteFilesNow } from '../../submissions/files/store.ts';
import { forgetErasedChats, noteChatErasures } from './erased-chats.ts';
import {
  deleteFilesFrom,
  eraseMails,
  forgetCopies,
  forgetDraftCopies,
  forgetWords,
  wordsWithout,
} from './others-conversations.ts';
import {
  deleteChatMessages,
  deleteChatQuestions,
  deleteChatSessions,
  deleteDataLinks,
  deleteMailsAboutSubmissions,
  deleteMailsTo,
  deleteSubmissions,
  deleteSubscriber,
  forgetDeletedTerms,
  forgetSuppressedAddresses,
  notifyHosts,
  recountChatSessions,
  suppressErased,
} from './store.ts';

/** The address stays suppressed under its hash, and its consents, which contain only the hash, stay as proof. */
export async function erasePersonalData(
  env: Bindings,
  email: string,
  by: string,
  onlyIf: SQL = sql`true`,
): Promise<Erasure['erased'] | undefined> {
  const db = database(env);
  const at = new Date().toISOString();
  const [hash, detail, remaining] = await Promise.all([
    mailboxHash(env, email),
    pseudonymOf(env, email),
    wordsWithout(db, email),
  ]);
  const { audited, mailsAbout, mailsTo, submissions, entries, subscriber } = await transaction(db, {
    audited: audit(db, { action: 'personal_data_erased', detail, by, at }, onlyIf),
    announced: [
      noteChatErasures(db, email, onlyIf),
      notifyHosts(db, email, addressOf(env, { email: null }), at, onlyIf),
    ],
    mailsAbout: deleteMailsAboutSubmissions(db, email, onlyIf),
    mailsTo: deleteMailsTo(db, email, onlyIf),
    chats: [
      deleteChatQuestions(db, email, onlyIf),
      deleteChatMessages(db, email, onlyIf),
      deleteChatSessions(db, email, onlyIf),
      recountChatSessions(db, email, onlyIf),
    ],
    submissions: deleteSubmissions(db, email, onlyIf),
    words: [
      forgetDeletedTerms(db, 'submissions_search'),
      forgetWords(db, email, remaining, onlyIf),
      forgetDeletedTerms(db, 'submissions_search'),
    ],
    marks: forgetLoneMarks(db),
    files: deleteFilesFrom(db, email, onlyIf),
    entries: eraseMails(db, email, onlyIf),
    copies: [forgetCopies(db, email, onlyIf), forgetDraftCopies(db, email, onlyIf)],
    subscriber: deleteSubscriber(db, email, onlyIf),
    others: [
      forgetDeletedTerms(db, 'subscribers_search'),
      deleteRequests(db, email, onlyIf),
      forgetSuppressedAddresses(db, email, onlyIf),
      suppressErased(db, hash, at, onlyIf),
      // The links go last, because the owner's `onlyIf` requires one.
      deleteDataLinks(db, email, onlyIf),
    ],
  });
  if (audited.length === 0) return undefined;
  await deleteFilesNow(env);
  await forgetErasedChats(env);
  return {
    submissions: submissions.length,
    emails: mailsAbout.length + mailsTo.length,
    subscribers: subscriber.length,
    entries: entries.length,
  };
}
