import { Buffer } from 'node:buffer';
import { timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Bindings } from '../env.ts';
import { database } from './client.ts';
import { hmac } from './hash.ts';
import { mailboxOfAddress } from './mailbox.ts';
import { hmacKeys } from './schema.ts';

type KeyName =
  | 'addresses'
  | 'data_links'
  | 'audit_log'
  | 'bookings'
  | 'host_feeds'
  | 'networks'
  | 'replies'
  | 'confirmations'
  | 'deck_requests'
  | 'kept_applications';

const keys = new WeakMap<D1Database, Map<KeyName, string>>();

export async function hmacKey(env: Pick<Bindings, 'DB'>, name: KeyName): Promise<string> {
  const cachedKey = keys.get(env.DB)?.get(name);
  if (cachedKey) return cachedKey;
  const row = await database(env).select().from(hmacKeys).where(eq(hmacKeys.name, name)).get();
  if (!row) throw new Error(`hmac_keys has no row for ${name}`);
  keys.set(env.DB, (keys.get(env.DB) ?? new Map<KeyName, string>()).set(name, row.key));
  return row.key;
}

/** An id and its HMAC, so that no secret is stored. */
export async function signedToken(env: Pick<Bindings, 'DB'>, key: KeyName, id: string): Promise<string> {
  return `${id}.${hmac(await hmacKey(env, key), id)}`;
}

export async function idOfToken(env: Pick<Bindings, 'DB'>, key: KeyName, token: string): Promise<string | undefined> {
  const id = token.slice(0, Math.max(0, token.lastIndexOf('.')));
  const expected = Buffer.from(await signedToken(env, key, id));
  const actual = Buffer.from(token);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : undefined;
}

export async function addressHash(env: Pick<Bindings, 'DB'>, email: string): Promise<string> {
  return hmac(await hmacKey(env, 'addresses'), email.trim().toLowerCase());
}

export function mailboxHash(env: Pick<Bindings, 'DB'>, email: string): Promise<string> {
  return addressHash(env, mailboxOfAddress(email.trim()));
}

/** A suppression concerns the mailbox; earlier ones, and a bounce of `name+tag@`, the address as typed. */
export async function suppressionHashes(env: Pick<Bindings, 'DB'>, email: string): Promise<string[]> {
  return [...new Set([await mailboxHash(env, email), await addressHash(env, email)])];
}
