import { useEffect } from 'react';
import type { Locale } from '../../src-shared/locales.ts';
import { pageOf, prefetchContent } from '../page-content.ts';

/** Fetches a page's content when the pointer or the focus comes to a link to it: at the click, a slow network has brought it. */
export function usePrefetchedLinks(locale: Locale): void {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (link) prefetchContent(pageOf(link.pathname), locale);
    };
    const events = ['pointerover', 'focusin'];
    for (const type of events) addEventListener(type, prefetch, { passive: true });
    return () => {
      for (const type of events) removeEventListener(type, prefetch);
    };
  }, [locale]);
}
