import type { Context } from 'hono';
import { localizedPath, notFoundPath } from '../../src-shared/paths.ts';
import type { HonoEnv } from '../hono-env.ts';
import { ProblemError, problemResponse } from './problem.ts';
import { sitePage } from './site-page.ts';

/** Answers an address without a route: the 404 page of its language to a visitor, a problem to the API's clients and to forms. */
export async function notFound(c: Context<HonoEnv>): Promise<Response> {
  const isPage = ['GET', 'HEAD'].includes(c.req.method) && !/^\/(api|forms)(\/|$)/.test(c.req.path);
  const locale = c.get('locale');
  const page = isPage && (await sitePage(c, localizedPath(notFoundPath, locale), 404));
  // A response, not an exception: `methodNotAllowed` turns only those into 405.
  return page || problemResponse(new ProblemError('not_found'), locale);
}
