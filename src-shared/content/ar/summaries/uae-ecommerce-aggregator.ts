import { productFacts } from '#shared/site/products.ts';
import { isolated } from '../../isolated.ts';
import type { ProductSummary } from '../../types/product.ts';
import { productNames } from '../product-names.ts';

export const uaeEcommerceAggregator: ProductSummary = {
  ...productFacts.uaeEcommerceAggregator,
  name: productNames.uaeEcommerceAggregator,
  title: 'الأسعار في متاجر الإمارات',
  description: 'تقارن السعر الكامل في متاجر الإمارات.',
  features: ['بحث واحد ومتاجر كثيرة', 'تكلفة التوصيل محسوبة', 'سجل السعر لكل سلعة', 'تنبيه عند انخفاض السعر'],
  illustration: {
    name: 'basket',
    label: 'السلة نفسها في ثلاثة متاجر، وعلامة على أرخصها.',
    // The drawing runs from left to right, so a mixed label is isolated as a whole.
    labels: [
      'متجر أ',
      'متجر ب',
      'متجر ج',
      isolated('412 درهمًا'),
      isolated('389 درهمًا'),
      isolated('405 دراهم'),
      'الأفضل',
    ],
  },
};
