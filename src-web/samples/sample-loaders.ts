import type { ComponentType } from 'react';
import type { SampleName } from '../../src-shared/content/types/blocks.ts';
import type { Locale } from '../../src-shared/locales.ts';
import { withContent } from '../lib/with-content.tsx';

/** Loads a sample with its texts. Each is a chunk of its own, as are the texts of each language. */
export const sampleLoaders: Record<SampleName, (locale: Locale) => Promise<ComponentType>> = {
  'ai-auditor': withContent(() => import('./ai-auditor/ai-auditor.tsx'), {
    en: () => import('../../src-shared/content/en/samples/ai-auditor.ts'),
    ar: () => import('../../src-shared/content/ar/samples/ai-auditor.ts'),
  }),
  'ai-data-analyst': withContent(() => import('./ai-data-analyst/ai-data-analyst.tsx'), {
    en: () => import('../../src-shared/content/en/samples/ai-data-analyst.ts'),
    ar: () => import('../../src-shared/content/ar/samples/ai-data-analyst.ts'),
  }),
  'id-verification': withContent(() => import('./id-verification/id-verification.tsx'), {
    en: () => import('../../src-shared/content/en/samples/id-verification.ts'),
    ar: () => import('../../src-shared/content/ar/samples/id-verification.ts'),
  }),
  marketeye: withContent(() => import('./marketeye/marketeye.tsx'), {
    en: () => import('../../src-shared/content/en/samples/marketeye.ts'),
    ar: () => import('../../src-shared/content/ar/samples/marketeye.ts'),
  }),
  lagentry: withContent(() => import('./lagentry/lagentry.tsx'), {
    en: () => import('../../src-shared/content/en/samples/lagentry.ts'),
    ar: () => import('../../src-shared/content/ar/samples/lagentry.ts'),
  }),
  'uae-ecommerce-aggregator': withContent(() => import('./uae-ecommerce-aggregator/uae-ecommerce-aggregator.tsx'), {
    en: () => import('../../src-shared/content/en/samples/uae-ecommerce-aggregator.ts'),
    ar: () => import('../../src-shared/content/ar/samples/uae-ecommerce-aggregator.ts'),
  }),
};
