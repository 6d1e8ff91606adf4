import type { SampleTexts } from '../types/blocks.ts';

export const sampleTexts: SampleTexts = {
  start: 'تشغيل النموذج',
  failure: 'تعذّر تحميل التجربة.',
  retry: 'إعادة المحاولة',
};
