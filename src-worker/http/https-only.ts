import { createMiddleware } from 'hono/factory';
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
