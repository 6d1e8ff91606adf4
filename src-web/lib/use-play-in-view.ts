import { useEffect, useRef } from 'react';

/** Marks an element with `data-playing` while it is in view: it plays once whenever it comes there (styles/vignettes.css). */
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
