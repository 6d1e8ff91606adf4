import { brand } from '../../../brand.ts';
import { productFacts } from '../../../products.ts';
import { isolated } from '../../isolated.ts';
import type { ProductSummary } from '../../types/product.ts';

export const lagentry: ProductSummary = {
  ...productFacts.lagentry,
  title: 'بناء وكلاء ذكيين دون برمجة',
  description: 'صِفوا المهمة، واربطوا الأنظمة اللازمة لها، وسلّموها إلى وكيل ذكي في اليوم نفسه.',
  features: ['محرّر مرئي دون برمجة', 'أكثر من أربعين موصلًا', 'موافقة قبل التنفيذ', 'سجل لكل خطوة'],
  illustration: {
    name: 'agent',
    label: 'وكيل ذكي يقرأ طلبًا واردًا، ويتحقق من المخزون والائتمان، ثم يكتب الرد.',
    labels: ['طلب جديد', 'الوكيل', 'المخزون', 'الائتمان', 'الرد'],
  },
  site: { label: `زيارة موقع ${isolated(productFacts.lagentry.name)}`, to: brand.agentBuilder.url },
};
