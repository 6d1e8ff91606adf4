import { mail } from '../../src-shared/content/en/mail.ts';
import { newsletterMessages } from '../../src-shared/content/en/newsletter.ts';
import type { SubscribeRequest } from '../../src-shared/contracts/newsletter.ts';
import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { enqueue } from '../mail/outbox.ts';
import { welcomeSeries } from './series.ts';
import { activateSubscriber, enqueueWelcomeBack, subscriberExists } from './store.ts';

/**
 * Subscribes an address, or subscribes it again, with the mails that this owes, in one transaction.
 * @returns what happened, and the mail that is now due
 * @throws ProblemError already_subscribed
 */
export async function subscribe(
  env: Bindings,
  { email, source }: Pick<SubscribeRequest, 'email' | 'source'>,
): Promise<{ outcome: 'subscribed' | 'resubscribed'; mailId: string }> {
  const db = database(env);
  const now = new Date().toISOString();
  const id = crypto.randomUUID();
  const welcomeBack = { id: crypto.randomUUID(), subject: mail.subscriberSubjects.newsletter_welcome_back, now };
  const series = welcomeSeries(id, email, now);
  const [, [activated]] = await db.batch([
    enqueueWelcomeBack(db, email, welcomeBack),
    activateSubscriber(db, { id, email, source, now }),
    enqueue(db, series, subscriberExists(id)),
  ]);
  if (!activated) throw new ProblemError('already_subscribed', { detail: newsletterMessages.alreadySubscribed });
  if (activated.id === id) return { outcome: 'subscribed', mailId: series[0]!.id };
  return { outcome: 'resubscribed', mailId: welcomeBack.id };
}
