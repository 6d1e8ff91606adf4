import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { safeSessionStorage } from '../lib/storage.ts';

const positionsKey = 'scroll-positions';

function savedPositions() {
  return safeSessionStorage.getObject<Record<string, number>>(positionsKey);
}

/** What a browser does when it loads a page, for pages that are only swapped: scroll, restore, and move the focus. */
export function Navigation() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    let position = scrollY;
    const follow = () => {
      position = scrollY;
    };
    const save = () => safeSessionStorage.set(positionsKey, JSON.stringify({ ...savedPositions(), [key]: position }));
    const leave = () => {
      save();
      // A reload or a return from another site is the browser's own to restore.
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    addEventListener('scroll', follow, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      save();
      removeEventListener('scroll', follow);
      removeEventListener('pagehide', leave);
    };
  }, [key]);

  // For whoever drives a browser: from here on, the page answers as an app.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);

  const arrived = useRef(key);
  useLayoutEffect(() => {
    if (arrived.current === key) return;
    arrived.current = key;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    const position = type === 'POP' ? savedPositions()[key] : undefined;
    if (position !== undefined) scrollTo({ top: position, behavior: 'instant' });
    else if (target) target.scrollIntoView();
    else if (shown.current !== pathname || !hash) scrollTo({ top: 0, behavior: 'instant' });
    if (target) focusQuietly(target);
    else if (shown.current !== pathname) focusQuietly(document.querySelector<HTMLElement>('main h1'));
    shown.current = pathname;
  }, [key, pathname, hash, type]);

  return null;
}

/** Puts the focus where reading goes on, so that a screen reader says the new page's name. */
function focusQuietly(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
