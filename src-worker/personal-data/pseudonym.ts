import type { Bindings } from '../env.ts';
import { hmac } from '../hash.ts';
import { hmacKey } from '../hmac-key.ts';

/** An HMAC of the address: the audit log can recognise the address, but does not reveal it without the key. */
export async function pseudonymOf(env: Pick<Bindings, 'DB'>, email: string): Promise<string> {
  return `hmac-sha256:${hmac(await hmacKey(env, 'audit_log'), email.toLowerCase())}`;
}
