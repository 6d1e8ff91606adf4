import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { ProductsPageContent } from '../../en/pages/products.ts';
import { productGrid } from '../products.ts';

const productsPage: ProductsPageContent = {
  meta: {
    title: 'منتجات الذكاء الاصطناعي للشركات',
    description: `منتجات ${brand.arabicName} الستة: إنشاء وكلاء الذكاء الاصطناعي، والتدقيق، والتحقق من الهوية، ورصد الأسواق، وتحليل البيانات، ومقارنة الأسعار.`,
  },
  eyebrow: 'المنتجات',
  title: 'ستة منتجات ذكاء اصطناعي لشركات الخليج',
  lead: 'اختاروا منتجًا واحدًا أو اجمعوا بين عدة منتجات: تشترك كلها في الموصلات والصلاحيات، وفي سجل واحد يبيّن ما جرى ولماذا.',
  listTitle: 'منتجاتنا',
  grid: productGrid,
  callToAction: {
    kind: 'call-to-action',
    layout: 'split',
    title: 'أيها يناسبكم؟',
    lead: 'أخبرونا بما يأخذ من وقتكم اليوم أكثر مما ينبغي، ونريكم من أين نبدأ.',
    actions: [
      { label: 'حجز عرض توضيحي', to: paths.scheduleDemo },
      { label: 'الشراكة معنا', to: paths.partner },
    ],
  },
};

export default productsPage;
