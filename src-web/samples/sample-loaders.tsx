import type { ComponentType } from 'react';
import type { SampleName } from '../../src-shared/content/types/blocks.ts';
import type { Locale } from '../../src-shared/locales.ts';

/** Loads a sample with its texts. Each is a chunk of its own, as are the texts of each language. */
export const sampleLoaders: Record<SampleName, (locale: Locale) => Promise<ComponentType>> = {
  'id-verification': withContent(() => import('./id-verification/id-verification.tsx'), {
    en: () => import('../../src-shared/content/en/samples/id-verification.ts'),
    ar: () => import('../../src-shared/content/ar/samples/id-verification.ts'),
  }),
};

function withContent<Content>(
  sample: () => Promise<{ default: ComponentType<{ content: Content }> }>,
  contents: Record<Locale, () => Promise<{ default: Content }>>,
) {
  return async (locale: Locale): Promise<ComponentType> => {
    const [{ default: Sample }, { default: content }] = await Promise.all([sample(), contents[locale]()]);
    return () => <Sample content={content} />;
  };
}
