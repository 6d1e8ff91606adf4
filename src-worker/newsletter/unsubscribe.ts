import type { Context } from 'hono';
import { mail } from '../../src-shared/content/en/mail.ts';
import { database } from '../db/client.ts';
import type { HonoEnv } from '../hono-env.ts';
import { deliverNow } from '../mail/delivery.ts';
import { cancelQueuedMails, deactivateSubscriber, enqueueGoodbye, selectByToken } from './store.ts';

/**
 * Unsubscribes the subscriber with this token, cancels the queued mails and sends the goodbye. A second call changes nothing.
 * @returns whether the token exists
 */
export async function unsubscribeByToken(c: Context<HonoEnv>, token: string): Promise<{ known: boolean }> {
  const db = database(c.env);
  const goodbye = {
    id: crypto.randomUUID(),
    subject: mail.subscriberSubjects.newsletter_goodbye,
    now: new Date().toISOString(),
  };
  const [, , deactivated, found] = await db.batch([
    enqueueGoodbye(db, token, goodbye),
    cancelQueuedMails(db, token),
    deactivateSubscriber(db, token),
    selectByToken(db, token),
  ]);
  if (deactivated.length > 0) c.executionCtx.waitUntil(deliverNow(c.env, [goodbye.id]));
  return { known: found.length > 0 };
}
