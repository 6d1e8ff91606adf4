import { requestStylesheet } from '../lib/stylesheet.ts';

/** Those in view play. Their rules are in the stylesheet, which the page may not have yet. */
export function playIllustrations(): (() => void) | undefined {
  if (!window.IntersectionObserver) return;
  const isMoving = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const observer = new IntersectionObserver((entries) => {
    if (isMoving && entries.some(({ isIntersecting }) => isIntersecting)) requestStylesheet();
    for (const { target, isIntersecting } of entries) target.toggleAttribute('data-playing', isIntersecting);
  });
  for (const illustration of document.querySelectorAll('main .illustration')) observer.observe(illustration);
  return () => observer.disconnect();
}
