import { mail } from '../../src-shared/content/en/mail.ts';
import type { SubscribeRequest } from '../../src-shared/contracts/newsletter.ts';
import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { enqueue } from '../mail/outbox.ts';
import { welcomeSeries } from './series.ts';
import { activateSubscriber, enqueueWelcomeBack, selectByAddress, subscriberExists } from './store.ts';

/** `since` is the time of the existing subscription, `mailIds` are the mails that are due now. */
export type Subscription =
  | { outcome: 'subscribed' | 'resubscribed'; mailIds: string[] }
  | { outcome: 'already_subscribed'; since: string; mailIds: [] };

/** Subscribes an address and queues its mails, in one transaction. */
export async function subscribe(
  env: Bindings,
  { email, source }: Pick<SubscribeRequest, 'email' | 'source'>,
): Promise<Subscription> {
  const db = database(env);
  const now = new Date().toISOString();
  const id = crypto.randomUUID();
  const welcomeBack = { id: crypto.randomUUID(), subject: mail.subscriberSubjects.newsletter_welcome_back, now };
  const series = welcomeSeries(id, email, now);
  const [, [activated], , [stored]] = await db.batch([
    enqueueWelcomeBack(db, email, welcomeBack),
    activateSubscriber(db, { id, email, source, now }),
    enqueue(db, series, subscriberExists(id)),
    selectByAddress(db, email),
  ]);
  if (!activated) return { outcome: 'already_subscribed', since: stored!.subscribedAt, mailIds: [] };
  if (activated.id === id) return { outcome: 'subscribed', mailIds: [series[0]!.id] };
  return { outcome: 'resubscribed', mailIds: [welcomeBack.id] };
}
