import { env } from 'cloudflare:workers';
import { database } from '#worker/db/client.ts';
import { addressHash } from '#worker/db/keys.ts';
import type { Bindings } from '#worker/env.ts';
import { consentsOf } from '#worker/mail/consent.ts';
import { confirmationToken } from '#worker/newsletter/mails.tsx';
import { freshAddress } from './client.ts';
import { jsonPost, requestWith } from './faults.ts';

export const doubleOptIn: Partial<Bindings> = { NEWSLETTER_DOUBLE_OPT_IN: 'true' };

/** Posts JSON from a new client address, and waits for the emails to be sent. */
export function post(path: string, body: unknown, bindings: Partial<Bindings> = {}): Promise<Response> {
  const init = jsonPost(body);
  return requestWith(bindings, path, { ...init, headers: { ...init.headers, 'cf-connecting-ip': freshAddress() } });
}

export function subscribe(email: string, bindings: Partial<Bindings> = {}, source?: string): Promise<Response> {
  return post('/api/newsletter/subscriptions', { email, source }, bindings);
}

interface SubscriberRow {
  id: string;
  email: string;
  status: string;
  subscribed_at: string;
  source: string | null;
  campaign: string | null;
  token: string;
  locale: string;
  asked_at: string;
}

export function subscriberOf(email: string): Promise<SubscriberRow | null> {
  return env.DB.prepare('SELECT * FROM newsletter_subscribers WHERE lower(email) = lower(?)').bind(email).first();
}

/** The token of an address's unsubscribe links. */
export async function tokenOf(email: string): Promise<string> {
  return (await subscriberOf(email))!.token;
}

/** The token of the newest confirmation link. */
export async function confirmationTokenOf(email: string): Promise<string> {
  const { id, asked_at } = (await subscriberOf(email))!;
  return confirmationToken(env, { subscriberId: id, askedAt: asked_at });
}

/** A new unconfirmed subscriber, and the token that confirms. */
export async function unconfirmed(): Promise<{ email: string; token: string }> {
  const email = `${crypto.randomUUID()}@reader.example`;
  await subscribe(email, doubleOptIn);
  return { email, token: await confirmationTokenOf(email) };
}

/** The recorded consents of an address: action and source. */
export async function consentsFor(email: string): Promise<(readonly [string, string | null])[]> {
  const consents = await consentsOf(database(env), await addressHash(env, email));
  return consents.map(({ action, source }) => [action, source] as const);
}

/** The kinds of the emails to an address that were queued and not cancelled, in order. */
export async function mailKindsTo(email: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT kind FROM emails WHERE lower(to_address) = lower(?) AND status <> 'cancelled' ORDER BY rowid`,
  )
    .bind(email)
    .all<{ kind: string }>();
  return results.map(({ kind }) => kind);
}

export async function suppressAddress(email: string, reason: string): Promise<void> {
  await env.DB.prepare('INSERT INTO suppressions VALUES (?, NULL, ?, NULL, ?)')
    .bind(await addressHash(env, email), reason, new Date().toISOString())
    .run();
}

export async function isSuppressed(email: string): Promise<boolean> {
  const row = await env.DB.prepare('SELECT 1 FROM suppressions WHERE address_hash = ?')
    .bind(await addressHash(env, email))
    .first();
  return row !== null;
}
