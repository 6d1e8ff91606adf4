import type { Bindings } from './env.ts';
import { hmac } from './hash.ts';
import { hmacKey } from './hmac-key.ts';

/** The HMAC that stands for an e-mail address: it recognises the address, but does not reveal it without the key. */
export async function addressHash(env: Pick<Bindings, 'DB'>, email: string): Promise<string> {
  return hmac(await hmacKey(env, 'addresses'), email.trim().toLowerCase());
}
