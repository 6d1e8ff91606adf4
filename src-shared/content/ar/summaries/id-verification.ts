import { productFacts } from '#shared/site/products.ts';
import type { ProductSummary } from '../../types/product.ts';
import { productNames } from '../product-names.ts';

export const idVerification: ProductSummary = {
  ...productFacts.idVerification,
  name: productNames.idVerification,
  title: 'التحقق من الهوية في الخليج',
  description: 'يقرأ الوثيقة ويطابق الوجه في ثوانٍ.',
  features: [
    'الهويات الوطنية الخليجية الست',
    'مطابقة الوجه مع كشف الحيوية',
    'نصوص عربية وإنجليزية',
    'النتيجة في أقل من 30 ثانية',
  ],
  illustration: {
    name: 'identity',
    label: 'بطاقة هوية تُمسح ضوئيًا وتجتاز ثلاثة فحوص.',
    labels: ['الوثيقة', 'الوجه', 'الحيوية'],
  },
};
