import type { Locale } from '../src-shared/locales.ts';
import { notFoundPath, splitLocale } from '../src-shared/paths.ts';
import { contents } from './contents.ts';
import { loadScene } from './scenes/loaded-scenes.ts';

export type PagePath = keyof typeof contents;
export type ContentOf<Path extends PagePath> = Awaited<ReturnType<(typeof contents)[Path][Locale]>>['default'];
type Key = `${Locale}${PagePath}`;

const loaded = new Map<Key, unknown>();
const loading = new Map<Key, Promise<unknown>>();

/** The page of a path in any language, with or without a trailing slash. Case-sensitive, like the server. */
export function pageOf(pathname: string): PagePath {
  const path = splitLocale(pathname).path.replace(/(.)\/+$/, '$1');
  return Object.hasOwn(contents, path) ? (path as PagePath) : notFoundPath;
}

export function loadedContent<Path extends PagePath>(path: Path, locale: Locale): ContentOf<Path> | undefined {
  return loaded.get(`${locale}${path}`) as ContentOf<Path> | undefined;
}

/** Loads a page's content. Returns the same promise, even a rejected one, until `discardFailedContent`. */
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

/** Makes the next `loadContent` try again if the content failed to load. */
export function discardFailedContent(path: PagePath, locale: Locale): void {
  if (!loadedContent(path, locale)) loading.delete(`${locale}${path}`);
}

/** Loads a page's content and scene in advance and ignores a failure: opening the page tries again. */
export function prefetchContent(path: PagePath, locale: Locale): void {
  loadContent(path, locale)
    .then((content) => ('scene' in content && content.scene ? loadScene(content.scene.name, locale) : undefined))
    .catch(() => discardFailedContent(path, locale));
}
