import { useEffect } from 'react';
import type { Locale } from '../../../src-shared/locales.ts';
import { splitLocale } from '../../../src-shared/paths.ts';
import { prefetchPage } from '../page-loading.ts';
import { pageOf } from '../pages.ts';

/** Prefetches on hover or focus, so that even a slow network has the content before the click. */
export function usePrefetchedLinks(locale: Locale): void {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (link && splitLocale(link.pathname).locale === locale) prefetchPage(pageOf(link.pathname), locale);
    };
    const events = ['pointerover', 'focusin'];
    for (const type of events) addEventListener(type, prefetch, { passive: true });
    return () => {
      for (const type of events) removeEventListener(type, prefetch);
    };
  }, [locale]);
}
