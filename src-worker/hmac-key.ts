import { eq } from 'drizzle-orm';
import { database } from './db/client.ts';
import { hmacKeys } from './db/schema.ts';
import type { Bindings } from './env.ts';

export type KeyName =
  | 'addresses'
  | 'data_links'
  | 'audit_log'
  | 'bookings'
  | 'host_feeds'
  | 'networks'
  | 'replies'
  | 'confirmations';

const keys = new WeakMap<D1Database, Map<KeyName, string>>();

/** One of the random keys in the database, read once for each database. @throws Error when it is missing */
export async function hmacKey(env: Pick<Bindings, 'DB'>, name: KeyName): Promise<string> {
  const known = keys.get(env.DB)?.get(name);
  if (known) return known;
  const row = await database(env).select().from(hmacKeys).where(eq(hmacKeys.name, name)).get();
  if (!row) throw new Error(`hmac_keys has no row for ${name}`);
  keys.set(env.DB, (keys.get(env.DB) ?? new Map<KeyName, string>()).set(name, row.key));
  return row.key;
}
