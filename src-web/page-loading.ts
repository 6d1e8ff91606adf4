import type { ComponentType } from 'react';
import type { Locale } from '../src-shared/locales.ts';
import { type ContentOf, contents, type PagePath } from './contents.ts';
import { components, pages } from './pages.ts';
import { loadScene } from './scenes/loaded-scenes.ts';

export interface LoadedPage<Path extends PagePath = PagePath> {
  content: ContentOf<Path>;
  Page: ComponentType<{ content: ContentOf<Path> }>;
}
type Key = `${Locale}${PagePath}`;

const loaded = new Map<Key, LoadedPage>();
const loading = new Map<Key, Promise<LoadedPage>>();

export function loadedPage(path: PagePath, locale: Locale): LoadedPage | undefined {
  return loaded.get(`${locale}${path}`);
}

/**
 * Loads a page's content, component and scene; the scene not if the markup of the page is there already. Returns the same
 * promise, even a rejected one, until `discardFailedPage`.
 */
export function loadPage(path: PagePath, locale: Locale, isPrerendered = false): Promise<LoadedPage> {
  const key: Key = `${locale}${path}`;
  const page = loading.get(key) ?? load(path, locale, isPrerendered);
  loading.set(key, page);
  return page;
}

async function load(path: PagePath, locale: Locale, isPrerendered: boolean): Promise<LoadedPage> {
  const [{ default: content }, { default: Page }] = await Promise.all([
    contents[path][locale](),
    components[pages[path]](),
  ]);
  if (!isPrerendered && 'scene' in content && content.scene) await loadScene(content.scene.name, locale);
  const page = { content, Page } as LoadedPage;
  loaded.set(`${locale}${path}`, page);
  return page;
}

/** Makes the next `loadPage` try again if the page failed to load. */
export function discardFailedPage(path: PagePath, locale: Locale): void {
  if (!loadedPage(path, locale)) loading.delete(`${locale}${path}`);
}

/** Loads a page in advance and ignores a failure: opening the page tries again. */
export function prefetchPage(path: PagePath, locale: Locale): void {
  loadPage(path, locale).catch(() => discardFailedPage(path, locale));
}
