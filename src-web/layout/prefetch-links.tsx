import { useEffect } from 'react';
import type { Locale } from '../../src-shared/locales.ts';
import { routeOf } from '../routes.tsx';

/** Fetches a page's code when the pointer or the focus comes to a link to it, so that it is there at the click. */
export default function PrefetchLinks({ locale }: { locale: Locale }) {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      // Whether it fails shows at the click.
      if (link)
        routeOf(link.pathname)
          .preload(locale)
          .catch(() => {});
    };
    const begins = ['pointerover', 'focusin'];
    for (const type of begins) addEventListener(type, prefetch, { passive: true });
    return () => {
      for (const type of begins) removeEventListener(type, prefetch);
    };
  }, [locale]);
  return null;
}
