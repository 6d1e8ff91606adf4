import { staffMail } from '../../src-shared/content/en/staff-mail.ts';
import type { DeckRequest } from '../../src-shared/contracts/deck.ts';
import { deduplicationWindow } from '../../src-shared/limits.ts';
import { database } from '../db/client.ts';
import { type Bindings, configOf } from '../env.ts';
import { enqueue, type NewEmail } from '../mail/outbox.ts';
import { insertRequest, isFirstWaiting, sendLinks } from './store.ts';

/** The same statements run for every address. Staff are told of the first request that finds no PDF. */
export async function requestDeck(
  env: Bindings,
  { email, firstName = null, locale }: Pick<DeckRequest, 'email' | 'firstName' | 'locale'>,
): Promise<string[]> {
  const db = database(env);
  const now = Date.now();
  const requestedAt = new Date(now).toISOString();
  const since = new Date(now - deduplicationWindow).toISOString();
  const id = crypto.randomUUID();
  const notices = configOf(env).STAFF_ADDRESSES.map(
    (to): NewEmail => ({
      id: crypto.randomUUID(),
      kind: 'deck_missing_notification',
      to,
      subject: staffMail.deckMissing.subject,
      dueAt: requestedAt,
      createdAt: requestedAt,
    }),
  );
  const [, , sent] = await db.batch([
    insertRequest(db, { id, email, firstName, locale, requestedAt }, since),
    ...sendLinks(db, requestedAt),
    enqueue(db, notices, isFirstWaiting(id)),
  ]);
  return [...sent, ...notices].map((mail) => mail.id);
}
