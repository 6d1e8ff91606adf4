import type { ComponentType } from 'react';
import type { Locale } from '../../src-shared/locales.ts';

/** The loader of a component that gets the texts of a language. Both are chunks of their own. */
export function withContent<Content>(
  component: () => Promise<{ default: ComponentType<{ content: Content }> }>,
  contents: Record<Locale, () => Promise<{ default: Content }>>,
): (locale: Locale) => Promise<ComponentType> {
  return async (locale) => {
    const [{ default: Component }, { default: content }] = await Promise.all([component(), contents[locale]()]);
    return () => <Component content={content} />;
  };
}
