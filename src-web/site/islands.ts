import type { ComponentType } from 'react';
import type { Locale } from '#shared/locales.ts';
import { loadContent } from '../lib/content.tsx';
import type { PagePath } from './pages.ts';

/**
 * The parts of a page that act, with the modules of their texts; their components are in `islands/`. Everything else of a
 * page stays markup (`page.tsx`).
 */
export const islands = {
  application: ['forms/career'],
  'company-tabs': ['company-tabs'],
  'confirm-subscription': ['pages/newsletter/confirm'],
  dashboard: ['dashboard'],
  deck: ['forms/deck'],
  demo: ['forms/demo', 'slot-picker'],
  estimator: ['estimator'],
  'my-data': ['forms/my-data'],
  partnership: ['forms/partnership'],
  positions: ['open-positions', 'forms/career'],
  sample: ['sample-texts'],
  unsubscribe: ['pages/unsubscribe'],
} satisfies Record<string, string[]>;

export type IslandName = keyof typeof islands;

interface IslandProps {
  texts: object;
  path: PagePath;
  container: HTMLElement;
}

const components = import.meta.glob<{ default: ComponentType<IslandProps> }>('./islands/*.tsx');

export async function loadIsland(name: IslandName, locale: Locale) {
  const [{ default: Island }, ...texts] = await Promise.all([
    components[`./islands/${name}.tsx`]!(),
    ...islands[name].map((file) => loadContent<object>(locale, file)),
  ]);
  return { Island, texts: Object.assign({}, ...texts) as object };
}

export function islandsOf(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-island]')];
}
