import type { Locale } from '../src-shared/locales.ts';
import { notFoundPath } from '../src-shared/paths.ts';
import { contents } from './contents.ts';

export type PagePath = keyof typeof contents;
export type ContentOf<Path extends PagePath> = Awaited<ReturnType<(typeof contents)[Path][Locale]>>['default'];
type Key = `${Locale}${PagePath}`;

const loaded = new Map<Key, unknown>();
const loading = new Map<Key, Promise<unknown>>();

/** The page of an address, with or without a trailing slash; addresses tell capitals from small letters, as the server does. */
export function pageOf(pathname: string): PagePath {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return Object.hasOwn(contents, path) ? (path as PagePath) : notFoundPath;
}

/** What a page says, once it has been loaded. */
export function loadedContent<Path extends PagePath>(path: Path, locale: Locale): ContentOf<Path> | undefined {
  return loaded.get(`${locale}${path}`) as ContentOf<Path> | undefined;
}

/** Loads what a page says. The same promise again, also a rejected one, until `discardFailedContent`. */
export function loadContent<Path extends PagePath>(path: Path, locale: Locale): Promise<ContentOf<Path>> {
  const key: Key = `${locale}${path}`;
  const content =
    loading.get(key) ??
    contents[path][locale]().then((module) => {
      loaded.set(key, module.default);
      return module.default;
    });
  loading.set(key, content);
  return content as Promise<ContentOf<Path>>;
}

/** Lets the next `loadContent` try again. */
export function discardFailedContent(path: PagePath, locale: Locale): void {
  if (!loadedContent(path, locale)) loading.delete(`${locale}${path}`);
}

/** Fetches a page's content ahead of time; whether that fails shows when the page is asked for. */
export function prefetchContent(path: PagePath, locale: Locale): void {
  loadContent(path, locale).catch(() => discardFailedContent(path, locale));
}
