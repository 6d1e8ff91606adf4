import type { Context } from 'hono';
import { localizedPath, notFoundPath } from '#shared/paths.ts';
import { withoutScript } from './form-page.ts';
import type { HonoEnv } from './hono-env.ts';
import { log } from './log.ts';
import { ProblemError, problemResponse } from './problem.ts';

interface Filling {
  id: string;
  content: string;
  titlePrefix?: string;
}

export function filledPage(page: Response, { id, content, titlePrefix = '' }: Filling): Response {
  return new HTMLRewriter()
    .on('head > title', { element: (title) => void title.prepend(titlePrefix) })
    .on(`#${id}`, { element: (element) => void element.setInnerContent(content, { html: true }) })
    .transform(withoutScript(page));
}

export async function sitePage(c: Context<HonoEnv>, path: string, status: number): Promise<Response | undefined> {
  try {
    const page = await c.env.ASSETS.fetch(new URL(path, c.req.url));
    if (!page.ok) throw new Error(`The assets answered ${page.status}`);
    const answer = new Response(page.body, { status, headers: page.headers });
    answer.headers.set('cache-control', 'no-store');
    answer.headers.set('x-robots-tag', 'noindex');
    // Both headers describe the file, which the caller may change.
    answer.headers.delete('etag');
    answer.headers.delete('content-length');
    return answer;
  } catch (error) {
    log('error', 'page_missing', { requestId: c.get('requestId'), path, cause: error });
    return undefined;
  }
}

export async function notFound(c: Context<HonoEnv>): Promise<Response> {
  const isPage = ['GET', 'HEAD'].includes(c.req.method) && !/^\/(api|forms)(\/|$)/.test(c.req.path);
  const locale = c.get('locale');
  const page = isPage && (await sitePage(c, localizedPath(notFoundPath, locale), 404));
  // A response, not an exception: `methodNotAllowed` only turns responses into 405.
  return page || problemResponse(new ProblemError('not_found'), locale);
}
