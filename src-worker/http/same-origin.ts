import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ProblemError } from './problem.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a browser makes on behalf of another site. Browsers always tell (`Origin`, `Sec-Fetch-Site`);
 * a program that sends neither has no visitor's cookies to misuse.
 */
export const sameOrigin = createMiddleware(async (c, next) => {
  if (!safeMethods.has(c.req.method)) requireSameOrigin(c);
  await next();
});

/** @throws ProblemError access_denied when another site made the browser send this request */
export function requireSameOrigin(c: Context): void {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  const crossOrigin = origin !== undefined && origin !== new URL(c.req.url).origin;
  const crossSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  if (crossOrigin || crossSite) {
    throw new ProblemError('access_denied', { detail: 'This request came from another site.' });
  }
}
