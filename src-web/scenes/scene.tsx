import { useEffect, useState } from 'react';
import type { SceneName } from '../../src-shared/content/types/blocks.ts';
import { KeptMarkup } from '../lib/kept-markup.tsx';
import { logError } from '../lib/log-error.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useLocale } from '../locale.tsx';
import { loadedScene, loadScene } from './loaded-scenes.ts';

/**
 * The drawing of a hero. The prerendered page has its markup, which the app keeps; only a page that the app renders itself
 * loads the code. Without it the place stays empty: a scene says nothing that the page does not say.
 */
export function Scene({ name }: { name: SceneName }) {
  const locale = useLocale();
  const hydrated = useHydrated();
  const [isPrerendered] = useState(!hydrated);
  const [Drawing, setDrawing] = useState(() => loadedScene(name, locale));

  useEffect(() => {
    if (isPrerendered || Drawing) return;
    loadScene(name, locale).then(
      (scene) => setDrawing(() => scene),
      (error) => logError('The scene did not load', error),
    );
  }, [name, locale, isPrerendered, Drawing]);

  if (isPrerendered && !Drawing) return <KeptMarkup />;
  return <div>{Drawing && <Drawing />}</div>;
}
