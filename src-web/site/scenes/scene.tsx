import { useEffect } from 'react';
import type { SceneName } from '../../../src-shared/content/types/blocks.ts';
import { KeptMarkup } from '../../lib/kept-markup.tsx';
import { useIsPrerendered } from '../../lib/use-hydrated.ts';
import { useLocale } from '../../locale.tsx';
import { loadedScene, loadScene } from './load-scene.ts';

/**
 * The prerendered page has its markup, which the app keeps. A page that the app renders itself comes with the code
 * (`page-loading.ts`). Without it the place is empty: a scene only illustrates.
 */
export function Scene({ name }: { name: SceneName }) {
  const locale = useLocale();
  const isPrerendered = useIsPrerendered();
  const Drawing = loadedScene(name, locale);
  const isKept = isPrerendered && !Drawing;

  useEffect(() => {
    // For the way back to this page, which the app then renders.
    if (isKept) return () => void loadScene(name, locale);
  }, [name, locale, isKept]);

  if (isKept) return <KeptMarkup />;
  return <div>{Drawing && <Drawing />}</div>;
}
