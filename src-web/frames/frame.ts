import type { FooterContent } from '../../src-shared/content/en/footer.ts';
import type { HeaderContent } from '../../src-shared/content/en/header.ts';
import type { Locale } from '../../src-shared/locales.ts';

/** The texts around every page: one chunk for each language. */
export interface Frame {
  header: HeaderContent;
  footer: FooterContent;
}

export const frames: Record<Locale, () => Promise<{ frame: Frame }>> = {
  en: () => import('./en.ts'),
  ar: () => import('./ar.ts'),
};
