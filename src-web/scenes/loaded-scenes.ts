import type { ComponentType } from 'react';
import type { SceneName } from '../../src-shared/content/types/blocks.ts';
import type { Locale } from '../../src-shared/locales.ts';
import { logError } from '../lib/log-error.ts';
import { sceneLoaders } from './scene-loaders.ts';

const loaded = new Map<`${Locale}/${SceneName}`, ComponentType>();

export function loadedScene(name: SceneName, locale: Locale): ComponentType | undefined {
  return loaded.get(`${locale}/${name}`);
}

/** Loads a scene, so that `loadedScene` has it. A failure is only logged: the page is complete without it. */
export async function loadScene(name: SceneName, locale: Locale): Promise<void> {
  if (loadedScene(name, locale)) return;
  try {
    loaded.set(`${locale}/${name}`, await sceneLoaders[name](locale));
  } catch (error) {
    logError('The scene did not load', error);
  }
}
