import type { Context } from 'hono';

/** The visitor's address, as the platform tells it. */
export function clientAddress(c: Context): string {
  return c.req.header('cf-connecting-ip') ?? 'unknown';
}
