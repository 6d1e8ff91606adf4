import { Buffer } from 'node:buffer';
import { timingSafeEqual } from 'node:crypto';
import type { Bindings } from './env.ts';
import { hmac } from './hash.ts';
import { hmacKey, type KeyName } from './hmac-key.ts';

/** The secret in a link: an id and its HMAC, so that no secret is stored. */
export async function signedToken(env: Pick<Bindings, 'DB'>, key: KeyName, id: string): Promise<string> {
  return `${id}.${hmac(await hmacKey(env, key), id)}`;
}

/** The id in a token; undefined when the token is not one of ours. */
export async function idOfToken(env: Pick<Bindings, 'DB'>, key: KeyName, token: string): Promise<string | undefined> {
  const id = token.slice(0, Math.max(0, token.lastIndexOf('.')));
  const expected = Buffer.from(await signedToken(env, key, id));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}
