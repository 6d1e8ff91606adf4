import { mail } from '../../src-shared/content/en/mail.ts';
import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { cancelWaitingMails, deactivateSubscriber, enqueueGoodbye, selectByToken } from './store.ts';

/**
 * Lets a subscriber leave: drops what waits for them and says goodbye, in one transaction. Leaving twice is leaving once.
 * @returns whether the token is somebody's, and the ids of the mails that are now due
 */
export async function unsubscribe(env: Bindings, token: string): Promise<{ known: boolean; mailIds: string[] }> {
  const db = database(env);
  const goodbye = {
    id: crypto.randomUUID(),
    subject: mail.subscriberSubjects.newsletter_goodbye,
    now: new Date().toISOString(),
  };
  const [, , left, found] = await db.batch([
    enqueueGoodbye(db, token, goodbye),
    cancelWaitingMails(db, token),
    deactivateSubscriber(db, token),
    selectByToken(db, token),
  ]);
  return { known: found.length > 0, mailIds: left.length > 0 ? [goodbye.id] : [] };
}
