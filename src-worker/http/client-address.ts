import type { Context } from 'hono';

/** The visitor's IP address, from the platform's header. */
export function clientAddress(c: Context): string {
  return c.req.header('cf-connecting-ip') ?? 'unknown';
}
