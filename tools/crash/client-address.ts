import { randomBytes } from 'node:crypto';

/** A random IPv6 network: limits count by client. */
export function clientAddress(): string {
  return `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
}
