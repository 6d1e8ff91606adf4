import type { SampleTexts } from '../types/blocks.ts';

export const sampleTexts: SampleTexts = {
  start: 'تشغيل النموذج',
  failure: 'تعذّر تحميل التجربة.',
  retry: 'إعادة المحاولة',
  takeAlong: {
    toolbar: 'الاحتفاظ بالنتيجة',
    copy: 'نسخ الرابط',
    copied: 'نُسخ الرابط.',
    inAddress: 'الرابط في شريط العنوان.',
    table: 'تنزيل ملف CSV',
    demo: 'طلب رؤية هذا في العرض',
  },
};
