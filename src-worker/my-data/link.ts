import type { Locale } from '../../src-shared/locales.ts';
import { addressHash } from '../address-hash.ts';
import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { enqueue } from '../mail/outbox.ts';
import { idOfToken } from '../signed-token.ts';
import { texts } from '../texts.ts';
import { dataLinkExists, insertDataLink, selectDataLink } from './store.ts';

/** How long a link works, in milliseconds. */
export const linkLifetime = 60 * 60 * 1000;
const linksPerHour = 3;
const hour = 60 * 60 * 1000;

/** A link that works: whoever has it owns the address. */
export interface OpenLink {
  id: string;
  token: string;
  email: string;
  expiresAt: string;
}

/**
 * Makes a link to the data of an address, and queues the mail with it. When nothing is stored about the address, or it has had
 * its links of this hour, the same statements do nothing.
 * @returns the id of the mail, which may not exist
 */
export async function requestLink(env: Bindings, email: string, locale: Locale): Promise<string> {
  const db = database(env);
  const now = Date.now();
  const at = new Date(now).toISOString();
  const link = { id: crypto.randomUUID(), email, addressHash: await addressHash(env, email), now: at };
  const letter = {
    id: crypto.randomUUID(),
    kind: 'data_link',
    to: email,
    subject: texts[locale].mail.dataLinkSubject,
    dueAt: at,
    createdAt: at,
    payload: { dataLinkId: link.id, locale },
  } as const;
  await db.batch([
    insertDataLink(db, link, { most: linksPerHour, since: new Date(now - hour).toISOString() }),
    enqueue(db, [letter], dataLinkExists(link.id)),
  ]);
  return letter.id;
}

/** The link of a token; undefined when it is not one of ours, is too old, or was used for an erasure. */
export async function openLink(env: Bindings, token: string): Promise<OpenLink | undefined> {
  const id = await idOfToken(env, 'data_links', token);
  if (id === undefined) return undefined;
  const after = new Date(Date.now() - linkLifetime).toISOString();
  const row = await selectDataLink(database(env), id, after).get();
  return row && { id, token, email: row.email, expiresAt: linkExpiry(row.createdAt) };
}

export function linkExpiry(createdAt: string): string {
  return new Date(Date.parse(createdAt) + linkLifetime).toISOString();
}
