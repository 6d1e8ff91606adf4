import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { HomeContent } from '../../en/pages/home.ts';
import { isolated } from '../../isolated.ts';
import { commitments } from '../commitments.ts';
import { productGrid } from '../products.ts';
import { aboutUs, whyUs } from '../why-us.ts';

const home: HomeContent = {
  meta: {
    title: `رحلة (${isolated(brand.name)}): منتجات ووكلاء ذكاء اصطناعي لشركات الخليج`,
    description: aboutUs,
  },
  hero: {
    eyebrow: 'منتجات ذكاء اصطناعي صُنعت في دبي',
    title: ['ابنوا أعمالًا أذكى بالذكاء الاصطناعي', 'بلا برمجة. بلا تعقيد.'],
    lead: 'ستة منتجات ذكاء اصطناعي لشركات الخليج، تعمل بالعربية والإنجليزية ومع أنظمتكم الحالية.',
    start: { label: 'ابدؤوا الآن', to: paths.scheduleDemo },
    free: { label: 'ابدؤوا مجانًا', to: '#products' },
    sample: { label: 'جرّبوا الوكيل على مهمة من مهامكم', to: `${paths.lagentry}#sample` },
  },
  scene: { name: 'home', place: 'beside' },
  proofs: [
    {
      scene: 'ledger',
      title: 'إحدى هذه الدفعات تستدعي المراجعة',
      lead: `بيانات افتراضية وقواعد حقيقية. يوضح المدقق الذكي سبب إيقاف أي دفعة.`,
      action: { label: 'دقّقوا الشهر كله', to: `${paths.aiAuditor}#sample` },
    },
    {
      scene: 'routine',
      title: 'يعمل وحده، ولا يُصرف درهم إلا بموافقتكم',
      lead: `ينتظر لاجنتري موافقتكم قبل الخطوات التي تحددونها، كالدفع والإرسال والحذف.`,
      action: { label: 'جرّبوا الموافقة والرفض', to: `${paths.lagentry}#sample` },
    },
  ],
  why: {
    about: 'ما تحصلون عليه',
    ...whyUs,
  },
  products: {
    about: 'المنتجات',
    title: 'ستة منتجات تعمل معًا',
    grid: productGrid,
  },
  callToAction: {
    kind: 'call-to-action',
    title: 'اعرضوا علينا المشكلة، واخرجوا بخطة واضحة.',
    lead: `${commitments.demo} مع مهندس، على مهمة من عملكم. وإن لم يناسبها الذكاء الاصطناعي، قلنا لكم ذلك.`,
    actions: [
      { label: 'حجز عرض توضيحي', to: paths.scheduleDemo },
      { label: 'الشراكة معنا', to: paths.partner },
    ],
  },
};

export default home;
