import type { ComponentType } from 'react';
import type { SceneName } from '../../src-shared/content/types/blocks.ts';
import type { Locale } from '../../src-shared/locales.ts';
import { sceneLoaders } from './scene-loaders.ts';

const loaded = new Map<`${Locale}/${SceneName}`, ComponentType>();

export function loadedScene(name: SceneName, locale: Locale): ComponentType | undefined {
  return loaded.get(`${locale}/${name}`);
}

/** Loads a scene, so that `loadedScene` has it. Rejects if its files do not come. */
export async function loadScene(name: SceneName, locale: Locale): Promise<ComponentType> {
  const scene = loadedScene(name, locale) ?? (await sceneLoaders[name](locale));
  loaded.set(`${locale}/${name}`, scene);
  return scene;
}

/** Loads all scenes, for the prerenderer. */
export async function loadScenes(locale: Locale): Promise<void> {
  const names = Object.keys(sceneLoaders) as SceneName[];
  await Promise.all(names.map((name) => loadScene(name, locale)));
}
