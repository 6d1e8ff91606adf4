import type { EstimatorTexts } from '../types/blocks.ts';
import { enterprise, plans } from './pricing.ts';

const [starter, growth, scale] = plans.map(({ name }) => name) as [string, string, string];

export const estimator: EstimatorTexts = {
  fields: {
    cases: { label: 'عدد الحالات شهريًا', hint: 'فواتير أو طلبات' },
    steps: { label: 'عدد الخطوات في كل حالة', hint: 'مستندات تُقرأ وعمليات تحقق وردود' },
    minutes: { label: 'دقائق العمل اليدوي لكل حالة', hint: 'اختياري' },
    wage: { label: 'تكلفة ساعة العمل بالدرهم', hint: 'اختياري' },
  },
  invalid: (largest) => `أدخلوا عددًا أكبر من 0، ولا يتجاوز ${largest}.`,
  operations: 'العمليات شهريًا',
  plan: 'الباقة المناسبة',
  plans: { starter, growth, scale, enterprise: enterprise.name },
  hours: 'ساعات العمل اليدوي شهريًا',
  cost: 'تكلفة العمل اليدوي شهريًا',
  dirhams: (amount) => `${amount} د.إ.`,
  note: 'تُحسب الأرقام في هذه الصفحة ولا تُحفظ في أي مكان، وهي تقدير وليست عرض سعر.',
  action: 'نقل هذه الأرقام إلى طلب العرض التوضيحي',
};
