import type { Context } from 'hono';
import { networkOf } from './network-of.ts';

/** The visitor's IP address, from the platform's header. */
export function clientAddress(c: Context): string {
  return c.req.header('cf-connecting-ip') ?? 'unknown';
}

/** What a rate limit counts as one client. */
export function clientNetwork(c: Context): string {
  return networkOf(clientAddress(c));
}
