import type { SceneName } from '#shared/content/types/blocks.ts';
import { useLocale } from '../../locale.tsx';
import { loadedScene } from './load-scene.ts';

/** `page-loading.ts` loads it with the page. Without it the place is empty: a scene only illustrates. */
export function Scene({ name }: { name: SceneName }) {
  const Drawing = loadedScene(name, useLocale());
  return <div data-invented>{Drawing && <Drawing />}</div>;
}
