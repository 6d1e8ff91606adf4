import { type Context, Hono } from 'hono';
import { DeckRequest } from '#shared/contracts/deck.ts';
import { honeypotField, turnstileField } from '#shared/forms/fields.ts';
import { deduplicationWindow } from '#shared/limits.ts';
import { paths, sentPaths } from '#shared/paths.ts';
import { staffMail } from '#shared/staff-texts/mails-to-staff.ts';
import { database } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import { type Bindings, configOf } from '../env.ts';
import { parse, readJson } from '../http/body.ts';
import { enforceRateLimit } from '../http/client.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { log } from '../http/log.ts';
import { plainForm } from '../http/plain-form.ts';
import { reply } from '../http/reply.ts';
import { texts } from '../http/texts.ts';
import { verifyTurnstile } from '../http/turnstile.ts';
import { deliverNow } from '../mail/delivery.ts';
import { enqueue, type NewEmail } from '../mail/outbox.ts';
import { insertRequest, isFirstWaiting, sendLinks } from './store.ts';

export const deck = new Hono<HonoEnv>().post('/', async (c) => {
  await acceptDeckRequest(c, await readJson(c, DeckRequest));
  return reply<'POST /api/deck'>(c, { message: texts[c.get('locale')].deckForm.success.text }, 202);
});

export const deckForm = plainForm({
  name: 'deck',
  textsOf: ({ deckForm }) => ({ labels: { email: deckForm.email }, failure: undefined }),
  pageOf: () => paths.partner,
  async accept(c, values) {
    await acceptDeckRequest(c, parse(DeckRequest, { ...values, [honeypotField]: Boolean(values[honeypotField]) }));
    return sentPaths.deck;
  },
});

async function acceptDeckRequest(c: Context<HonoEnv>, request: DeckRequest): Promise<void> {
  await enforceRateLimit(c, 'NEWSLETTER_LIMIT');
  if (request[honeypotField]) {
    log('warn', 'honeypot_triggered', { requestId: c.get('requestId'), formType: 'deck' });
    return;
  }
  const { email, firstName, locale } = request;
  await verifyTurnstile(c, request[turnstileField], JSON.stringify(['deck', email, firstName, locale]));
  c.executionCtx.waitUntil(deliverNow(c.env, await requestDeck(c.env, request)));
}

/** The same statements run for every address. Staff are notified of the first request that finds no PDF. */
async function requestDeck(
  env: Bindings,
  { email, firstName = null, locale }: Pick<DeckRequest, 'email' | 'firstName' | 'locale'>,
): Promise<string[]> {
  const db = database(env);
  const now = Date.now();
  const requestedAt = new Date(now).toISOString();
  const since = new Date(now - deduplicationWindow).toISOString();
  const id = crypto.randomUUID();
  const notifications = configOf(env).STAFF_ADDRESSES.map(
    (to): NewEmail => ({
      id: crypto.randomUUID(),
      kind: 'deck_missing_notification',
      to,
      subject: staffMail.deckMissing.subject,
      dueAt: requestedAt,
      createdAt: requestedAt,
    }),
  );
  const {
    links: { sent },
  } = await transaction(db, {
    inserted: insertRequest(db, { id, email, firstName, locale, requestedAt }, since),
    links: sendLinks(db, requestedAt),
    notifications: enqueue(db, notifications, isFirstWaiting(id)),
  });
  return [...sent, ...notifications].map((mail) => mail.id);
}
