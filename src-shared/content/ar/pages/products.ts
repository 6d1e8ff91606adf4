import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { planProduct } from '#shared/site/plans.ts';
import type { ProductsPageContent } from '../../en/pages/products.ts';
import { isolated } from '../../isolated.ts';
import { productGrid, products } from '../products.ts';

const plans = 'باقات من 0 دولار شهريًا';
const quoted = 'بعرض سعر حسب حجم الاستخدام';

const compared = [
  [
    'فرق العمليات',
    'الرسائل والمستندات والسجلات',
    'عمل منجز بعد موافقتكم',
    `البريد و${isolated('ERP')} و${isolated('CRM')} والجداول وقواعد البيانات وخدمات ${isolated('HTTP')}`,
  ],
  ['المدققون وفرق المالية', 'الدفاتر والعقود والضوابط', 'ملاحظات بأدلتها، وتقارير', 'ملفات مصدَّرة من نظامكم المحاسبي'],
  [
    'المصارف والسفر والاتصالات والمنصات',
    'وثائق الهوية وصورة شخصية',
    'حقول مدقَّقة ومطابقة وجه ونتيجة',
    'تطبيقكم، عبر واجهة برمجية واحدة',
  ],
  ['مكاتب التداول', 'الأسعار والأخبار', 'تنبيهات، لكل منها سبب', 'مصادر أسعار مرخّصة، وواجهة برمجية'],
  ['المديرون والمحللون', 'جداولكم، وسؤال', 'رقم ورسم واستعلامه', 'قواعد بياناتكم'],
  [
    'المتسوقون والتجار والعلامات التجارية',
    'عروض متاجر الإمارات',
    'السعر الكامل وسجله وتنبيهاته',
    'واجهة برمجية أو جدول بيانات',
  ],
];

const productsPage: ProductsPageContent = {
  meta: {
    title: 'منتجات الذكاء الاصطناعي للشركات',
    description: `منتجات ${brand.arabicName} الستة: إنشاء وكلاء الذكاء الاصطناعي، والتدقيق، والتحقق من الهوية، ورصد الأسواق، وتحليل البيانات، ومقارنة الأسعار.`,
  },
  eyebrow: 'المنتجات',
  title: 'ستة منتجات ذكاء اصطناعي لشركات الخليج',
  lead: 'اختاروا منتجًا أو أكثر. تشترك كلها في الموصلات والصلاحيات وفي سجل تدقيق واحد.',
  listTitle: 'منتجاتنا',
  grid: productGrid,
  comparison: {
    kind: 'comparison',
    id: 'comparison',
    layout: 'texts',
    title: 'المنتجات الستة جنبًا إلى جنب',
    columns: ['المنتج', 'لمن', 'ماذا يقرأ', 'ماذا تحصلون عليه', 'الأنظمة', 'السعر'],
    rows: products.map(({ id, name }, index) => ({
      name,
      cells: [...compared[index]!, id === planProduct ? plans : quoted],
    })),
  },
  callToAction: {
    kind: 'call-to-action',
    title: 'أيها يناسبكم؟',
    lead: 'أخبرونا بما يأخذ من وقتكم اليوم أكثر مما ينبغي، ونريكم من أين نبدأ.',
    actions: [
      { label: 'حجز عرض توضيحي', to: paths.scheduleDemo },
      { label: 'الشراكة معنا', to: paths.partner },
    ],
  },
};

export default productsPage;
