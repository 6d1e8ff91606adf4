import type { Context, Hono } from 'hono';
import { notFoundPath } from '../../src-shared/paths.ts';
import type { HonoEnv } from '../app.ts';
import { ProblemError } from './problem.ts';
import { sitePage } from './site-page.ts';

/** The page for a visitor at an address that leads nowhere; undefined where programs and forms call. */
export async function notFoundPage(c: Context<HonoEnv>): Promise<Response | undefined> {
  const forPrograms = /^\/(api|forms)(\/|$)/.test(c.req.path);
  if (forPrograms || !['GET', 'HEAD'].includes(c.req.method)) return undefined;
  return sitePage(c, notFoundPath, 404);
}

/** For an address that has no route: 405 with `Allow` when another method is answered there, else 404. */
export function notFound(app: Hono<HonoEnv>, c: Context<HonoEnv>): never {
  const allowed = app.routes
    .filter((route) => route.method !== 'ALL' && matches(route.path, c.req.path))
    .map((route) => route.method);
  if (allowed.length === 0) throw new ProblemError('not_found');
  throw new ProblemError('method_not_allowed', { headers: { allow: [...new Set(allowed)].sort().join(', ') } });
}

/** Whether a route's pattern (`:name` stands for one segment) fits a path. */
function matches(pattern: string, path: string): boolean {
  const parts = pattern.split('/');
  const segments = path.split('/');
  return (
    parts.length === segments.length &&
    parts.every((part, i) => (part.startsWith(':') ? segments[i] !== '' : part === segments[i]))
  );
}
