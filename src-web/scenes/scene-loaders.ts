import type { ComponentType } from 'react';
import type { SceneName } from '../../src-shared/content/types/blocks.ts';
import type { Locale } from '../../src-shared/locales.ts';
import { withContent } from '../lib/with-content.tsx';

/** Loads a scene with its texts. */
export const sceneLoaders: Record<SceneName, (locale: Locale) => Promise<ComponentType>> = {
  'ai-auditor': withContent(() => import('./ai-auditor.tsx'), {
    en: () => import('../../src-shared/content/en/samples/ai-auditor.ts'),
    ar: () => import('../../src-shared/content/ar/samples/ai-auditor.ts'),
  }),
  'ai-data-analyst': withContent(() => import('./ai-data-analyst.tsx'), {
    en: () => import('../../src-shared/content/en/samples/ai-data-analyst.ts'),
    ar: () => import('../../src-shared/content/ar/samples/ai-data-analyst.ts'),
  }),
  developers: withContent(() => import('./developers.tsx'), {
    en: () => import('../../src-shared/content/en/scenes/developers.ts'),
    ar: () => import('../../src-shared/content/ar/scenes/developers.ts'),
  }),
  gulf: withContent(() => import('./gulf/gulf.tsx'), {
    en: () => import('../../src-shared/content/en/scenes/gulf.ts'),
    ar: () => import('../../src-shared/content/ar/scenes/gulf.ts'),
  }),
  home: withContent(() => import('./home.tsx'), {
    en: () => import('../../src-shared/content/en/samples/lagentry.ts'),
    ar: () => import('../../src-shared/content/ar/samples/lagentry.ts'),
  }),
  'id-verification': async () => (await import('./id-verification.tsx')).default,
  lagentry: withContent(() => import('./lagentry.tsx'), {
    en: () => import('../../src-shared/content/en/samples/lagentry.ts'),
    ar: () => import('../../src-shared/content/ar/samples/lagentry.ts'),
  }),
  marketeye: withContent(() => import('./marketeye.tsx'), {
    en: () => import('../../src-shared/content/en/samples/marketeye.ts'),
    ar: () => import('../../src-shared/content/ar/samples/marketeye.ts'),
  }),
  week: withContent(() => import('./week.tsx'), {
    en: () => import('../../src-shared/content/en/scenes/week.ts'),
    ar: () => import('../../src-shared/content/ar/scenes/week.ts'),
  }),
  'uae-ecommerce-aggregator': withContent(() => import('./uae-ecommerce-aggregator.tsx'), {
    en: () => import('../../src-shared/content/en/samples/uae-ecommerce-aggregator.ts'),
    ar: () => import('../../src-shared/content/ar/samples/uae-ecommerce-aggregator.ts'),
  }),
  enterprise: withContent(() => import('./enterprise.tsx'), {
    en: () => import('../../src-shared/content/en/scenes/enterprise.ts'),
    ar: () => import('../../src-shared/content/ar/scenes/enterprise.ts'),
  }),
  researchers: withContent(() => import('./researchers.tsx'), {
    en: () => import('../../src-shared/content/en/scenes/researchers.ts'),
    ar: () => import('../../src-shared/content/ar/scenes/researchers.ts'),
  }),
  startups: withContent(() => import('./startups.tsx'), {
    en: () => import('../../src-shared/content/en/scenes/startups.ts'),
    ar: () => import('../../src-shared/content/ar/scenes/startups.ts'),
  }),
};
