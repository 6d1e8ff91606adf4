import { goWithout } from './go-without.ts';

/** Settles when the visitor does something; at once where there is no visitor, in the prerenderer. */
const interaction = new Promise<unknown>((resolve) => {
  if (typeof document === 'undefined') return resolve(undefined);
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin']) {
    addEventListener(type, resolve, { once: true, passive: true, capture: true });
  }
});

/**
 * Puts off loading what the prerendered page shows already: `lazy(afterInteraction(() => import('./vignette.tsx')))`
 * inside a `Suspense` of its own keeps the prerendered markup until its code comes, after the first interaction.
 */
export function afterInteraction<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  return () => interaction.then(load).catch(goWithout);
}
