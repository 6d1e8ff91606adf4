import { env } from 'cloudflare:workers';
import type { Buffer } from 'node:buffer';
import type { AskedDeck } from '#shared/contracts/deck.ts';
import { paths } from '#shared/paths.ts';
import { signedToken } from '#worker/db/keys.ts';
import type { Bindings } from '#worker/env.ts';
import { freshAddress } from './client.ts';
import { pdf } from './cv-files.ts';
import { jsonPost, requestWith } from './faults.ts';
import { asStaff, getAsStaff, localStaff } from './staff.ts';
import { postPage } from './token-pages.ts';

const day = 24 * 60 * 60 * 1000;

export function putDeck(
  content: Buffer | string = pdf(),
  { name = 'deck.pdf', type = 'application/pdf', bindings = {} as Partial<Bindings> } = {},
): Promise<Response> {
  const path = `/api/admin/deck?name=${encodeURIComponent(name)}`;
  return asStaff(path, { method: 'PUT', headers: { 'content-type': type }, body: content }, bindings);
}

export function takeDeckAway(): Promise<Response> {
  return asStaff('/api/admin/deck', { method: 'DELETE' });
}

export function askForDeck(
  fields: Record<string, unknown>,
  bindings: Partial<Bindings> = {},
  address = freshAddress(),
) {
  const init = jsonPost(fields);
  return requestWith(bindings, '/api/deck', { ...init, headers: { ...init.headers, 'cf-connecting-ip': address } });
}

/** The token of a link that has just been emailed; `age` is in milliseconds. */
export async function deckToken({ email = 'noura@fund.example', age = 0, downloads = 0 } = {}): Promise<string> {
  const id = crypto.randomUUID();
  const requestedAt = new Date(Date.now() - age);
  await env.DB.prepare('INSERT INTO deck_requests VALUES (?, ?, NULL, ?, ?, ?, ?)')
    .bind(id, email, 'en', requestedAt.toISOString(), new Date(+requestedAt + 7 * day).toISOString(), downloads)
    .run();
  return signedToken(env, 'deck_requests', id);
}

export function downloadDeck(token: string, bindings: Partial<Bindings> = {}, path: string = paths.deck) {
  return postPage(path, { token }, { bindings });
}

export async function askedDecks(): Promise<AskedDeck[]> {
  return (await (await getAsStaff('/api/admin/deck/requests', localStaff)).json<{ items: AskedDeck[] }>()).items;
}

export async function storedFiles(): Promise<string[]> {
  return (await env.FILES!.list()).objects.map(({ key }) => key);
}
