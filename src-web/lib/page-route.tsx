import { type ComponentType, lazy, useState } from 'react';
import type { Locale } from '../../src-shared/locales.ts';
import { loadWithContent, type Source } from './with-content.tsx';

interface PageSource<Content> {
  path: string;
  page: Source<Content>['component'];
  content: Source<Content>['content'];
}

/** Makes a route of a page and its content. `preload` fetches both ahead of time; calling it again costs nothing. */
export function pageRoute<Content>({ path, page, content }: PageSource<Content>) {
  const pages = { en: preloadable(() => loadWithContent({ component: page, content }, 'en')) };
  return { path, Page: { en: pages.en.Page }, preload: (locale: Locale) => pages[locale].preload() };
}

/** A page that is loaded when it is first rendered, or before: then React finds it there and has nothing to wait for. */
function preloadable(load: () => Promise<{ default: ComponentType }>) {
  let Loaded: ComponentType | undefined;
  const preload = async () => {
    const loaded = await load();
    Loaded ??= loaded.default;
    return loaded;
  };
  const Lazy = lazy(() => preload().catch(fetchPageWhole));
  function Page() {
    // A page stays what it began as: another component in its place would lose what the visitor has done.
    const [Content] = useState(() => Loaded ?? Lazy);
    return <Content />;
  }
  return { Page, preload };
}

/** A chunk that is gone belongs to an older release: the address has changed already, so load what is there now. */
function fetchPageWhole(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}
