import { type RefObject, useEffect } from 'react';

/** Tells an element's styles how much of the page a phone's keyboard covers, in `--keyboard-inset`. */
export function useKeyboardInset(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      // A page that is zoomed in shows less of itself, too, and has no keyboard for it.
      const covered = viewport.scale > 1 ? 0 : innerHeight - viewport.height - viewport.offsetTop;
      element.current?.style.setProperty('--keyboard-inset', `${Math.max(0, Math.round(covered))}px`);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [element]);
}
