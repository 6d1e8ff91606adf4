import type { Context } from 'hono';
import { isPage, localizedPath, notFoundPath, paths, splitLocale } from '#shared/paths.ts';
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

/** Where visitors look for what has another address. */
const guesses: Record<string, string> = {
  '/about': paths.company,
  '/docs': paths.developers,
  '/privacy-policy': paths.privacy,
  '/security': paths.trust,
};

/** The page that a mistyped or guessed address means: `/Pricing/` and `/AR/Company`. */
function meantPage(pathname: string): string | undefined {
  const { locale, path } = splitLocale(pathname.toLowerCase().replace(/(?<=^\/|[^/])\/+$/, ''));
  const meant = guesses[path] ?? path;
  return isPage(meant) ? localizedPath(meant, locale) : undefined;
}

export async function notFound(c: Context<HonoEnv>): Promise<Response> {
  const wantsPage = ['GET', 'HEAD'].includes(c.req.method) && !/^\/(api|forms)(\/|$)/.test(c.req.path);
  const locale = c.get('locale');
  const meant = wantsPage && meantPage(c.req.path);
  if (meant && meant !== c.req.path) {
    const { pathname, hash } = new URL(meant, c.req.url);
    return c.redirect(pathname + new URL(c.req.url).search + hash, 301);
  }
  const page = wantsPage && (await sitePage(c, localizedPath(notFoundPath, locale), 404));
  // A response, not an exception: `methodNotAllowed` only turns responses into 405.
  return page || problemResponse(new ProblemError('not_found'), locale);
}
