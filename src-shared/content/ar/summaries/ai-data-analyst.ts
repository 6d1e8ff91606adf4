import { productFacts } from '#shared/site/products.ts';
import { isolated } from '../../isolated.ts';
import type { ProductSummary } from '../../types/product.ts';
import { productNames } from '../product-names.ts';

export const aiDataAnalyst: ProductSummary = {
  ...productFacts.aiDataAnalyst,
  name: productNames.aiDataAnalyst,
  title: 'إجابات من بياناتكم',
  description: 'اسألوا بلغتكم اليومية، واحصلوا على الرقم والرسم البياني والاستعلام.',
  features: ['أسئلة بلغة يومية', 'الاستعلام وراء كل إجابة', 'تنبيه عند تغيّر الاتجاه', 'يعمل على مستودع بياناتكم'],
  illustration: {
    name: 'analyst',
    label: 'سؤال يُطرح بلغة يومية، ويأتي جوابه رسمًا بيانيًا.',
    // The drawing runs from left to right, so a mixed label is isolated as a whole.
    labels: ['لماذا تفوّق يونيو على مايو؟', isolated(`العملاء العائدون: ${isolated('+18%')}`)],
  },
};
