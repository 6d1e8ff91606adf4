import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Locale } from '#shared/locales.ts';
import { splitLocale } from '#shared/paths.ts';
import { listeners } from '../../analytics/progress.ts';
import { announceAddress } from '../../lib/address.ts';
import { safeSessionStorage } from '../../lib/storage.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { playIllustrations } from '../illustrations.ts';
import { prefetchPage } from '../page-loading.ts';
import { isPage } from '../pages.ts';

const positionsKey = 'scroll-positions';
/** A page shows it only if it was there before the page: a swap would move what the visitor reads. */
const webFont = '1em "Instrument Sans Variable"';

export function Navigation() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shownPathname = useRef(pathname);

  useLayoutEffect(() => {
    let position = scrollY;
    const trackScroll = () => {
      position = scrollY;
    };
    const save = () => {
      const positions = savedPositions();
      // A page that was not scrolled is shown from its top without a position.
      if (position === 0 && !hash && !positions[key]) return;
      safeSessionStorage.set(positionsKey, JSON.stringify({ ...positions, [key]: position }));
    };
    const onPageHide = () => {
      save();
      // After a reload, or on return from another site, the browser restores the position.
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    addEventListener('scroll', trackScroll, { passive: true });
    addEventListener('pagehide', onPageHide);
    return () => {
      save();
      removeEventListener('scroll', trackScroll);
      removeEventListener('pagehide', onPageHide);
    };
  }, [key, hash]);

  useEffect(() => playIllustrations(), [pathname]);

  // The rule of the font may come after the first page, with a late stylesheet, so each page asks for it. Without the file,
  // pages keep the visitor's own fonts, and the browser logs the failure.
  useEffect(() => whenIdle(() => document.fonts?.load(webFont).catch(() => {})), [pathname]);

  const handledKey = useRef(key);
  useLayoutEffect(() => {
    if (handledKey.current === key) return;
    handledKey.current = key;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    const position = type === 'POP' ? savedPositions()[key] : undefined;
    if (position !== undefined) scrollTo({ top: position, behavior: 'instant' });
    else if (target) target.scrollIntoView();
    else if (shownPathname.current !== pathname || !hash) scrollTo({ top: 0, behavior: 'instant' });
    if (target) focusWithoutScrolling(target);
    else if (shownPathname.current !== pathname) focusWithoutScrolling(document.querySelector<HTMLElement>('main h1'));
    if (shownPathname.current !== pathname) {
      if (document.fonts?.check(webFont)) delete document.documentElement.dataset.localFonts;
      listeners.pageChanged?.();
    }
    shownPathname.current = pathname;
  }, [key, pathname, hash, type]);

  return null;
}

export function useLinks(locale: Locale): void {
  const navigate = useNavigate();
  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      // The browser opens a new tab or window for these clicks.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      const { locale: linked, path } = splitLocale(link.pathname);
      // A page behind a mailed link has content of the Worker.
      if (linked !== locale || !isPage(path) || new URLSearchParams(link.search).has('token')) return;
      event.preventDefault();
      navigate(path + link.search + link.hash, { replace: link.href === location.href });
      announceAddress();
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [locale, navigate]);
}

export function usePrefetchedLinks(locale: Locale): void {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (!link) return;
      const { locale: linked, path } = splitLocale(link.pathname);
      if (linked === locale && isPage(path)) prefetchPage(path, locale);
    };
    const events = ['pointerover', 'focusin'];
    for (const type of events) addEventListener(type, prefetch, { passive: true });
    return () => {
      for (const type of events) removeEventListener(type, prefetch);
    };
  }, [locale]);
}

function savedPositions() {
  return safeSessionStorage.getObject<Record<string, number>>(positionsKey);
}

/** A screen reader announces the focused element, for example the heading of the new page. */
function focusWithoutScrolling(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
