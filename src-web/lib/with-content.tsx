import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Locale } from '../../src-shared/locales.ts';

type Module<Value> = Promise<{ default: Value }>;

/** A component and what it says: two chunks, loaded together. */
export interface Source<Content> {
  component: () => Module<ComponentType<{ content: Content }>>;
  content: Record<Locale, () => Module<Content>>;
}

/** A lazy component for each language, made of a component and its content; checks that the two fit. */
export function withContent<Content>({ component, content }: Source<Content>) {
  const inLocale = (locale: Locale): LazyExoticComponent<ComponentType> =>
    lazy(async () => {
      const [{ default: Component }, { default: texts }] = await Promise.all([component(), content[locale]()]);
      return { default: () => <Component content={texts} /> };
    });
  return { en: inLocale('en') } satisfies Record<Locale, ComponentType>;
}
