import type { Context } from 'hono';
import type { Locale } from '#shared/locales.ts';
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
  '/blog': paths.news,
  '/brand': paths.press,
  '/contact-us': paths.contact,
  '/customers': paths.company,
  '/demo': paths.scheduleDemo,
  '/developers': paths.developers,
  '/docs': paths.developers,
  '/dpa': paths.productSecurity,
  '/faq': paths.pricing,
  '/feed.xml': paths.news,
  '/jobs': paths.careers,
  '/login': paths.lagentry,
  '/media': paths.press,
  '/media-kit': paths.press,
  '/privacy-policy': paths.privacy,
  '/rss': paths.news,
  '/security': paths.trust,
  '/subprocessors': paths.productSecurity,
  '/support': paths.contact,
  '/team': paths.company,
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

function withNearest(page: Response, missing: string, locale: Locale): Response {
  const nearest = nearestPage(missing);
  if (!nearest) return page;
  const path = localizedPath(nearest, locale);
  return new HTMLRewriter()
    .on('[data-nearest]', {
      element(template) {
        template.tagName = 'p';
      },
    })
    .on('[data-nearest] a', { element: (link) => void link.setAttribute('href', path) })
    .on('[data-nearest] bdi', { element: (name) => void name.setInnerContent(path) })
    .transform(page);
}

/** The listed page whose last name differs least: one letter in three may be wrong. */
export function nearestPage(missing: string): string | undefined {
  const name = lastName(splitLocale(decoded(missing).toLowerCase()).path);
  const most = Math.floor(name.length / 3);
  const near = Object.values(paths)
    .filter((path) => path !== paths.home && isPage(path))
    // Also keeps a name of thousands of letters from being compared.
    .filter((path) => Math.abs(lastName(path).length - name.length) <= most)
    .map((path) => ({ path, distance: distanceOf(name, lastName(path)) }))
    .toSorted((a, b) => a.distance - b.distance)[0];
  return near && near.distance <= most ? near.path : undefined;
}

function lastName(path: string): string {
  return path.split('/').findLast(Boolean) ?? '';
}

/** Letters that are added, left out or replaced (Levenshtein). */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, another] of [...other].entries()) {
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + Number(letter !== another)));
    }
    row = next;
  }
  return row.at(-1)!;
}

export async function notFound(c: Context<HonoEnv>): Promise<Response> {
  const wantsPage = ['GET', 'HEAD'].includes(c.req.method) && !/^\/(api|forms)(\/|$)/.test(c.req.path);
  const locale = c.get('locale');
  const meant = wantsPage && meantPage(c.req.path);
  if (meant && meant !== c.req.path) {
    const { pathname, hash } = new URL(meant, c.req.url);
    return c.redirect(pathname + new URL(c.req.url).search + hash, 301);
  }
  const missing = wantsPage && (await sitePage(c, localizedPath(notFoundPath, locale), 404));
  const page = missing && withNearest(missing, c.req.path, locale);
  // A response, not an exception: `methodNotAllowed` only turns responses into 405.
  return page || problemResponse(new ProblemError('not_found'), locale);
}
