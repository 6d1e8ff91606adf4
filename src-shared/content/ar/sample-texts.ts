import type { SampleTexts } from '../types/blocks.ts';

export const sampleTexts: SampleTexts = {
  invented: 'بيانات افتراضية، ولا يغادر متصفحكم شيء.',
  start: 'تشغيل التجربة',
  failure: 'تعذّر تحميل التجربة.',
  retry: 'إعادة المحاولة',
  takeAlong: {
    toolbar: 'حفظ النتيجة أو مشاركتها',
    copy: 'نسخ الرابط',
    copied: 'نُسخ الرابط.',
    inAddress: 'الرابط في شريط العنوان.',
    table: 'تنزيل ملف CSV',
    demo: 'عرض هذا في الموعد',
  },
};
