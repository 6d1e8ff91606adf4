import type { Locale } from '../../src-shared/locales.ts';
import { type Source, withContent } from './with-content.tsx';

interface PageSource<Content> {
  path: string;
  page: Source<Content>['component'];
  content: Source<Content>['content'];
}

/** Makes a route of a page and its content. `preload` fetches both ahead of time; calling it again costs nothing. */
export function pageRoute<Content>({ path, page, content }: PageSource<Content>) {
  return {
    path,
    Page: withContent({ component: () => page().catch(fetchPageWhole), content }),
    preload: (locale: Locale) => Promise.all([page(), content[locale]()]),
  };
}

/** A chunk that is gone belongs to an older release: the address has changed already, so load what is there now. */
function fetchPageWhole(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}
