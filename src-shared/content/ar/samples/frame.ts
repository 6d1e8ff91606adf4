import type { SampleFrameContent } from '../../types/samples/frame.ts';

export const sampleFrame: SampleFrameContent = {
  loading: 'يجري تحميل النموذج.',
  start: 'تشغيل النموذج',
  failure: 'تعذّر تحميل النموذج.',
  retry: 'إعادة المحاولة',
};
