import { brand } from '#shared/brand.ts';
import { productFacts } from '#shared/site/products.ts';
import { isolated } from '../../isolated.ts';
import type { ProductSummary } from '../../types/product.ts';
import { commitments } from '../commitments.ts';
import { productNames } from '../product-names.ts';

export const lagentry: ProductSummary = {
  ...productFacts.lagentry,
  name: productNames.lagentry,
  title: 'منصة وكلاء الذكاء الاصطناعي بدون برمجة',
  description: `صِفوا المهمة، وأنشئوا أول وكيل خلال ${commitments.firstAgent}.`,
  features: ['محرّر مرئي بدون برمجة', 'أكثر من 40 موصلًا', 'موافقة قبل التنفيذ', 'سجل لكل خطوة'],
  illustration: {
    name: 'agent',
    label: 'وكيل ذكي يقرأ طلبًا واردًا، ويتحقق من المخزون والائتمان، ثم يكتب الرد.',
    labels: ['طلب جديد', 'الوكيل', 'المخزون', 'الائتمان', 'الرد'],
  },
  site: { label: `زيارة موقع ${isolated(productFacts.lagentry.name)}`, to: brand.agentBuilder.url },
};
