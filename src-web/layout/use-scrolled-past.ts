import { createElement, type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * Whether the page is scrolled further than `distance` pixels. Returns an element to put at the top of the page,
 * which is watched instead of the scrolling itself: nothing runs while the page moves.
 */
export function useScrolledPast(distance: 50): [sentinel: ReactNode, scrolled: boolean] {
  const sentinel = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setScrolled(!entry!.isIntersecting));
    observer.observe(sentinel.current!);
    return () => observer.disconnect();
  }, []);
  const height = { 50: 'h-[51px]' }[distance];
  return [
    createElement('div', { ref: sentinel, 'aria-hidden': true, className: `absolute top-0 w-px ${height}` }),
    scrolled,
  ];
}
