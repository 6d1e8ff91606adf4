import { productFacts } from '#shared/site/products.ts';
import type { ProductSummary } from '../../types/product.ts';
import { productNames } from '../product-names.ts';

export const aiAuditor: ProductSummary = {
  ...productFacts.aiAuditor,
  name: productNames.aiAuditor,
  title: 'التحليل المالي والامتثال',
  description: 'يقرأ كل قيد في الدفاتر، ويعرض الدليل.',
  features: ['فحص كل معاملة', 'ستة معايير للامتثال', 'دليل لكل ملاحظة', 'تقارير جاهزة للتقديم'],
  illustration: {
    name: 'audit',
    label: 'دفتر حسابات يُفحص سطرًا سطرًا، وسطر واحد موقوف للمراجعة.',
    labels: ['INV-2041', 'INV-2042', 'INV-2043', 'INV-2044', 'مراجعة'],
  },
};
