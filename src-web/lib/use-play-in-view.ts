import { useEffect, useRef } from 'react';

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
