import { type ComponentType, lazy } from 'react';
import type { Locale } from '../../src-shared/locales.ts';

type Module<Value> = Promise<{ default: Value }>;

/** A component and what it says: two chunks, loaded together. */
export interface Source<Content> {
  component: () => Module<ComponentType<{ content: Content }>>;
  content: Record<Locale, () => Module<Content>>;
}

/** Loads a component and its content in a language, and makes one of them; checks that the two fit. */
export async function loadWithContent<Content>(
  { component, content }: Source<Content>,
  locale: Locale,
): Module<ComponentType> {
  const [{ default: Component }, { default: texts }] = await Promise.all([component(), content[locale]()]);
  return { default: () => <Component content={texts} /> };
}

/** A lazy component for each language. */
export function withContent<Content>(source: Source<Content>) {
  return { en: lazy(() => loadWithContent(source, 'en')) } satisfies Record<Locale, ComponentType>;
}
