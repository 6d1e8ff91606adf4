import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ProblemError } from './problem.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes from another site's page. Browsers always send `Origin` or `Sec-Fetch-Site`; a program that sends neither
 * has no visitor's cookies.
 */
export const sameOrigin = createMiddleware(async (c, next) => {
  if (!safeMethods.has(c.req.method)) requireSameOrigin(c);
  await next();
});

/**
 * Refuses also reads from another site's page. For reads that leave a line in the audit log: it must not tell of what a colleague's
 * browser was made to do. A typed address passes.
 */
export const sameOriginRead = createMiddleware(async (c, next) => {
  requireSameOrigin(c);
  await next();
});

/** @throws ProblemError access_denied when the request comes from another site's page */
export function requireSameOrigin(c: Context): void {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  const crossOrigin = origin !== undefined && origin !== new URL(c.req.url).origin;
  const crossSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  if (crossOrigin || crossSite) {
    throw new ProblemError('access_denied', { detail: ({ problemDetails }) => problemDetails.otherSite });
  }
}
