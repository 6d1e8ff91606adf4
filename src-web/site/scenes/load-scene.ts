import type { ComponentType } from 'react';
import type { SceneName } from '#shared/content/types/blocks.ts';
import type { Locale } from '#shared/locales.ts';
import { type ContentComponent, withContent } from '../../lib/content.tsx';
import { logError } from '../../lib/log-error.ts';

const textsOf: Record<SceneName, string> = {
  'ai-auditor': 'samples/ai-auditor',
  'ai-data-analyst': 'samples/ai-data-analyst',
  developers: 'scenes/developers',
  enterprise: 'scenes/enterprise',
  gulf: 'scenes/gulf',
  home: 'samples/lagentry',
  'id-verification': 'samples/id-verification',
  lagentry: 'samples/lagentry',
  ledger: 'samples/ai-auditor',
  marketeye: 'samples/marketeye',
  researchers: 'scenes/researchers',
  routine: 'samples/lagentry',
  startups: 'scenes/startups',
  'uae-ecommerce-aggregator': 'samples/uae-ecommerce-aggregator',
  week: 'scenes/week',
};

const drawings = import.meta.glob<ContentComponent>(['./*.tsx', '!./scene.tsx', '../../products/*/scene.tsx']);

export const sceneLoaders = Object.fromEntries(
  Object.entries(textsOf).map(([name, texts]) => {
    const load = drawings[`./${name}.tsx`] ?? drawings[`../../products/${name}/scene.tsx`];
    return [name, withContent(load!, texts)];
  }),
) as Record<SceneName, ReturnType<typeof withContent>>;

const loaded = new Map<`${Locale}/${SceneName}`, ComponentType>();

export function loadedScene(name: SceneName, locale: Locale): ComponentType | undefined {
  return loaded.get(`${locale}/${name}`);
}

export async function loadScene(name: SceneName, locale: Locale): Promise<void> {
  if (loadedScene(name, locale)) return;
  try {
    loaded.set(`${locale}/${name}`, await sceneLoaders[name](locale));
  } catch (error) {
    logError('The scene did not load', error);
  }
}
