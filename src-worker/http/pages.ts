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

/** Visitors look at these addresses for a page that has another one. */
const guesses: Record<string, string> = {
  '/about': paths.company,
  '/docs': paths.developers,
  '/privacy-policy': paths.privacy,
  '/security': paths.trust,
};

/** The ends of sentences and addresses that programs take into a link. */
const leftover = /[\s/.,;:!?'"’”«»<>()[\]{}*_~،؛؟]/;

/** The page that a mistyped, guessed or badly copied address means: `/Pricing/`, `/AR/Company`, `/trust).`, `/pricing%23plans`. */
function meantPage(pathname: string): string | undefined {
  const [address = '', fragment = ''] = pathname.split(/%23/i);
  const { locale, path } = splitLocale(withoutLeftovers(decoded(address)).toLowerCase() || '/');
  const meant = guesses[path] ?? path;
  if (!isPage(meant) && !/^\/news\/[\w-]+$/.test(meant)) return undefined;
  return localizedPath(meant, locale) + (fragment && `#${withoutLeftovers(fragment)}`);
}

function withoutLeftovers(text: string): string {
  let end = text.length;
  while (end > 0 && leftover.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
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
