import { createHash, createHmac } from 'node:crypto';

export function sha256(content: string | Uint8Array, encoding: 'hex' | 'base64' = 'hex'): string {
  return createHash('sha256').update(content).digest(encoding);
}

export function hmac(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

/** A UUID of version 8 (RFC 9562): the beginning of the content's hash. */
export function contentId(content: string): string {
  const hash = sha256(content);
  const variant = ((Number.parseInt(hash.slice(16, 17), 16) & 0b0011) | 0b1000).toString(16);
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, variant + hash.slice(17, 20)];
  return [...parts, hash.slice(20, 32)].join('-');
}
