import type { Meta } from '#shared/content/types/blocks.ts';
import type { Locale } from '#shared/locales.ts';
import { isPostPath, localizedPath, paths } from '#shared/paths.ts';
import { type IslandName, islandsOf, loadIsland } from './islands.ts';
import { type PagePath, pageOf } from './pages.ts';

export interface LoadedPage {
  meta: Meta;
  /** The markup that the build, or the Worker, wrote. */
  markup: Element;
  /** False for news in one language only. */
  isTranslated: boolean;
  /** Differs between releases. */
  app: string | undefined;
}

const timeoutMs = 15_000;

/** The promise has the fields by which React's `use` knows a page that is there. */
type Loading = Promise<LoadedPage> & { status?: 'fulfilled'; value?: LoadedPage };

const pages = new Map<PagePath, Loading>();

/** Stores the page before its islands are hydrated, so that Back shows it as it was sent. */
export function keepFirstPage(path: PagePath): void {
  const page = readPage(document);
  const value = { ...page, markup: page.markup.cloneNode(true) as Element };
  for (const pressed of value.markup.querySelectorAll('[data-pressed]')) pressed.removeAttribute('data-pressed');
  pages.set(path, Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value }));
}

export function loadedPage(path: PagePath): LoadedPage | undefined {
  return pages.get(path)?.value;
}

/** The address of a page in another language; of a text without it, that of the list. */
export function translatedPath(path: PagePath, locale: Locale): string {
  const isMissing = isPostPath(path) && !loadedPage(path)?.isTranslated;
  return localizedPath(isMissing ? paths.news : path, locale);
}

/** Returns the same promise, even a rejected one, until `discardFailedPage`. */
export function loadPage(path: PagePath, locale: Locale): Promise<LoadedPage> {
  const loaded = pages.get(path);
  if (loaded) return loaded;
  const loading: Loading = load(path, locale);
  loading.then((value) => Object.assign(loading, { status: 'fulfilled', value })).catch(() => {});
  pages.set(path, loading);
  return loading;
}

async function load(path: PagePath, locale: Locale): Promise<LoadedPage> {
  // After Back, a mailed link has its token in the query.
  const isCurrent = pageOf(location.pathname) === path;
  const address = isCurrent ? location.pathname + location.search : localizedPath(path, locale);
  const page = readPage(await requestDocument(address));
  for (const { dataset } of islandsOf(page.markup)) loadIsland(dataset.island as IslandName, locale).catch(() => {});
  return page;
}

async function requestDocument(address: string): Promise<Document> {
  const response = await fetch(address, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(timeoutMs) });
  const page = parse(await response.text());
  // The page of unknown paths has the status 404. An error page has no such element.
  if (!page.querySelector(place)) throw new Error(`${address} is no page; its status is ${response.status}.`);
  return page;
}

interface Policies {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => typeof rules;
}

/** The only policy that the Content-Security-Policy allows. The HTML is the site's own. */
const policy = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('page', {
  createHTML: (html) => html,
});

function parse(html: string): Document {
  // The Content-Security-Policy refuses the style of another page's first paint, with an error in the console.
  const bare = html.replace(/<style>.*?<\/style>/s, '');
  return new DOMParser().parseFromString(policy?.createHTML(bare) ?? bare, 'text/html');
}

const place = '#app > main > div';

export function readPage(page: Document): LoadedPage {
  const contentOf = (name: string) => page.querySelector<HTMLMetaElement>(`head meta[${name}]`)?.content;
  const bootstrap = page.querySelector('script[type="module"]')?.textContent ?? '';
  return {
    meta: {
      title: contentOf('property="og:title"') ?? page.title,
      description: contentOf('name="description"') ?? '',
    },
    markup: page.querySelector(place)!,
    isTranslated: page.querySelector('head link[hreflang]') !== null,
    app: /entry-[\w-]+\.js/.exec(bootstrap)?.[0],
  };
}

export function discardFailedPage(path: PagePath): void {
  if (!loadedPage(path)) pages.delete(path);
}

export function prefetchPage(path: PagePath, locale: Locale): void {
  loadPage(path, locale).catch(() => discardFailedPage(path));
}
