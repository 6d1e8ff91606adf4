import { useEffect, useRef } from 'react';

/** Sets `data-playing` while the element is in view; ui/styles/illustrations.css animates it. */
export function usePlayInView<Target extends HTMLElement | SVGElement>() {
  const ref = useRef<Target>(null);
  useEffect(() => {
    if (!window.IntersectionObserver) return;
    const element = ref.current!;
    const observer = new IntersectionObserver(([entry]) => {
      element.toggleAttribute('data-playing', entry?.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
