import { createElement, type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * `distance` is in pixels. Returns an element for the top of the page: an `IntersectionObserver` watches it, so that no
 * code runs on scroll events.
 */
export function useScrolledPast(distance: 50): [sentinel: ReactNode, scrolled: boolean] {
  const sentinel = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setScrolled(!entry!.isIntersecting));
    observer.observe(sentinel.current!);
    return () => observer.disconnect();
  }, []);
  // Tailwind finds only complete class names.
  const height = { 50: 'h-[51px]' }[distance];
  return [
    createElement('div', { ref: sentinel, 'aria-hidden': true, className: `absolute top-0 w-px ${height}` }),
    scrolled,
  ];
}
