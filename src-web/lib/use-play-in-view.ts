import { useEffect, useRef } from 'react';

/** Marks an element with `data-playing` while it is in view: what moves (styles/vignettes.css) moves only then. */
export function usePlayInView<Target extends HTMLElement | SVGElement>() {
  const ref = useRef<Target>(null);
  useEffect(() => {
    const element = ref.current!;
    const observer = new IntersectionObserver(([entry]) => {
      element.toggleAttribute('data-playing', entry?.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
