import { type SQL, sql } from 'drizzle-orm';
import type { Erasure } from '#shared/contracts/privacy.ts';
import { addressOf } from '../../bookings/mails.tsx';
import { audit, pseudonymOf } from '../../db/audit.ts';
import { database } from '../../db/client.ts';
import { addressHash } from '../../db/keys.ts';
import { deleteRequests } from '../../deck/store.ts';
import type { Bindings } from '../../env.ts';
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
    addressHash(env, email),
    pseudonymOf(env, email),
    wordsWithout(db, email),
  ]);
  const [audited, , , mailsOfSubmissions, mails, , , , , submissions, , , , , entries, , , subscribers] =
    await db.batch([
      audit(db, { action: 'personal_data_erased', detail, by, at }, onlyIf),
      noteChatErasures(db, email, onlyIf),
      notifyHosts(db, email, addressOf(env, { email: null }), at, onlyIf),
      deleteMailsAboutSubmissions(db, email, onlyIf),
      deleteMailsTo(db, email, onlyIf),
      deleteChatQuestions(db, email, onlyIf),
      deleteChatMessages(db, email, onlyIf),
      deleteChatSessions(db, email, onlyIf),
      recountChatSessions(db, email, onlyIf),
      deleteSubmissions(db, email, onlyIf),
      forgetDeletedTerms(db, 'submissions_search'),
      forgetWords(db, email, remaining, onlyIf),
      forgetDeletedTerms(db, 'submissions_search'),
      deleteFilesFrom(db, email, onlyIf),
      eraseMails(db, email, onlyIf),
      forgetCopies(db, email, onlyIf),
      forgetDraftCopies(db, email, onlyIf),
      deleteSubscriber(db, email, onlyIf),
      forgetDeletedTerms(db, 'subscribers_search'),
      deleteRequests(db, email, onlyIf),
      suppressErased(db, hash, at, onlyIf),
      // The links go last, because the owner's `onlyIf` requires one.
      deleteDataLinks(db, email, onlyIf),
    ]);
  if (audited.length === 0) return undefined;
  await deleteFilesNow(env);
  await forgetErasedChats(env);
  return {
    submissions: submissions.length,
    emails: mailsOfSubmissions.length + mails.length,
    subscribers: subscribers.length,
    entries: entries.length,
  };
}
