import { Buffer } from 'node:buffer';
import { timingSafeEqual } from 'node:crypto';
import { hmacKey } from '../address-hash.ts';
import type { Bindings } from '../env.ts';
import { hmac } from '../hash.ts';

/** The secret of a link to somebody's data: the link's id and its HMAC, so that no secret is stored. */
export async function linkToken(env: Pick<Bindings, 'DB'>, id: string): Promise<string> {
  return `${id}.${hmac(await hmacKey(env, 'data_links'), id)}`;
}

/** The id in a link's token; undefined when the token is not one of ours. */
export async function linkIdOf(env: Pick<Bindings, 'DB'>, token: string): Promise<string | undefined> {
  const id = token.split('.')[0] ?? '';
  const expected = Buffer.from(await linkToken(env, id));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}
