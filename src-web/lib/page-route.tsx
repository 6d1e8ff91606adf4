import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Locale } from '../../src-shared/locales.ts';

type Module<Value> = Promise<{ default: Value }>;

/** A page and its content: two chunks, loaded together when somebody goes there. */
interface PageSource<Content> {
  path: string;
  page: () => Module<ComponentType<{ content: Content }>>;
  content: Record<Locale, () => Module<Content>>;
}

export interface PageRoute {
  path: string;
  /** Loads the page's chunks ahead of time; calling it again costs nothing. */
  preload: (locale: Locale) => Promise<unknown>;
  Page: Record<Locale, LazyExoticComponent<ComponentType>>;
}

/** Makes a route of a page and its content, checking that the two fit. */
export function pageRoute<Content>({ path, page, content }: PageSource<Content>): PageRoute {
  const load = (locale: Locale) => Promise.all([page(), content[locale]()]);
  const pageIn = (locale: Locale) =>
    lazy(async () => {
      const [{ default: Page }, { default: texts }] = await load(locale);
      return { default: () => <Page content={texts} /> };
    });
  return { path, preload: load, Page: { en: pageIn('en') } };
}
