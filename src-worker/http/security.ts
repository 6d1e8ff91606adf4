import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ProblemError } from './problem.ts';
import { dataPolicy, securityHeaders } from './security-headers.ts';

/** Redirects reads to HTTPS but refuses writes: their content has already crossed the network. */
export const httpsOnly = createMiddleware(async (c, next) => {
  const url = new URL(c.req.url);
  if (url.protocol === 'https:' || isLocal(url.hostname)) return next();
  if (!['GET', 'HEAD'].includes(c.req.method)) throw new ProblemError('https_required');
  url.protocol = 'https:';
  url.port = '';
  return c.redirect(url.href, 308);
});

function isLocal(hostname: string): boolean {
  return /(^|\.)(localhost|local)$/.test(hostname) || /^(\[.*\]|\d+\.\d+\.\d+\.\d+)$/.test(hostname);
}

const dataHeaders = { 'Content-Security-Policy': dataPolicy, 'Cache-Control': 'no-store' };

export function secureHeaders(headers: Headers, hsts?: string): void {
  for (const [name, value] of Object.entries({ ...securityHeaders(hsts), ...dataHeaders })) {
    if (!headers.has(name)) headers.set(name, value);
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browsers always send `Origin` or `Sec-Fetch-Site`; a program that sends neither has no visitor's cookies. */
export const sameOrigin = createMiddleware(async (c, next) => {
  if (!safeMethods.has(c.req.method)) requireSameOrigin(c);
  await next();
});

/** Audited reads need this check, because the log must not blame staff for requests that another site's page made. */
export const sameOriginRead = createMiddleware(async (c, next) => {
  requireSameOrigin(c);
  await next();
});

export function requireSameOrigin(c: Context): void {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  const crossOrigin = origin !== undefined && origin !== new URL(c.req.url).origin;
  const crossSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  if (crossOrigin || crossSite) {
    throw new ProblemError('access_denied', { detail: ({ problemDetails }) => problemDetails.otherSite });
  }
}
