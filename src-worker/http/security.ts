import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { dataPolicy, securityHeaders } from '../../src-shared/security-headers.ts';
import { ProblemError } from './problem.ts';

/**
 * Redirects to HTTPS what asks to read, and refuses what was sent: its content has crossed the network already.
 * @throws ProblemError https_required
 */
export const httpsOnly = createMiddleware(async (c, next) => {
  const url = new URL(c.req.url);
  if (url.protocol === 'https:' || isLocal(url.hostname)) return next();
  if (!['GET', 'HEAD'].includes(c.req.method)) throw new ProblemError('https_required');
  url.protocol = 'https:';
  url.port = '';
  return c.redirect(url.href, 308);
});

/** A name of this machine or its network, or an IP address: the platform routes none of them to a Worker. */
function isLocal(hostname: string): boolean {
  return /(^|\.)(localhost|local)$/.test(hostname) || /^(\[.*\]|\d+\.\d+\.\d+\.\d+)$/.test(hostname);
}

/** For the Worker's own answers. A page from ASSETS has its policy from the `_headers` file. */
const dataHeaders = { 'Content-Security-Policy': dataPolicy, 'Cache-Control': 'no-store' };

export function secureHeaders(headers: Headers, hsts?: string): void {
  for (const [name, value] of Object.entries({ ...securityHeaders(hsts), ...dataHeaders })) {
    if (!headers.has(name)) headers.set(name, value);
  }
}

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
