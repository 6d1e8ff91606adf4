import { Buffer } from 'node:buffer';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** `X-Hub-Signature-256` is `sha256=` and the HMAC of the raw body, in hexadecimal. */
export function isSigned(body: Uint8Array, header: string | undefined, secret: string): boolean {
  const given = Buffer.from(/^sha256=([0-9a-f]{64})$/.exec(header ?? '')?.[1] ?? '', 'hex');
  const expected = createHmac('sha256', secret).update(body).digest();
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Compares without telling by its time where two texts differ. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
