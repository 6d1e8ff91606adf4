import type { ComponentType } from 'react';
import type { Locale } from '#shared/locales.ts';

/** The pages' texts are not here: the build renders them. */
const contents = import.meta.glob(
  [
    './*/samples/*.ts',
    './*/{chat,chat-booking,company-tabs,dashboard,estimator,layout,open-positions,sample-texts,slot-picker}.ts',
    './*/forms/{career,deck,demo,my-data,partnership}.ts',
    './*/pages/{unsubscribe,newsletter/confirm}.ts',
  ],
  { base: '../../src-shared/content' },
);

export function loadContent<Module>(locale: Locale, name: string): Promise<Module> {
  return contents[`./${locale}/${name}.ts`]!() as Promise<Module>;
}

export type ContentComponent = { default: ComponentType<{ content: unknown }> };

export function withContent(component: () => Promise<ContentComponent>, name: string) {
  return async (locale: Locale): Promise<ComponentType> => {
    const [{ default: Component }, { default: content }] = await Promise.all([
      component(),
      loadContent<{ default: unknown }>(locale, name),
    ]);
    return () => <Component content={content} />;
  };
}
