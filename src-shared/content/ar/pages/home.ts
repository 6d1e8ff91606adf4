import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { HomeContent } from '../../en/pages/home.ts';
import { isolated } from '../../isolated.ts';
import { commitments } from '../commitments.ts';
import { plansWith } from '../plans-with.ts';
import { productGrid } from '../products.ts';

const home: HomeContent = {
  meta: {
    title: `رحلة (${isolated(brand.name)}): منتجات ووكلاء ذكاء اصطناعي لشركات الخليج`,
    description: `تطوّر ${brand.arabicName} من دبي منتجات ذكاء اصطناعي لشركات الخليج: وكلاء ذكاء اصطناعي بدون برمجة، وتدقيق، وتحقق من الهوية، ورصد للأسواق، وتحليل للبيانات.`,
  },
  hero: {
    eyebrow: 'منتجات ذكاء اصطناعي صُنعت في دبي',
    title: ['ابنوا أعمالًا أذكى بالذكاء الاصطناعي', 'بلا برمجة. بلا تعقيد.'],
    lead: 'ستة منتجات ذكاء اصطناعي لشركات الخليج، بالعربية والإنجليزية، على أنظمتكم الحالية.',
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
    title: `لماذا ${brand.arabicName}؟`,
    items: [
      {
        title: 'التشغيل خلال أيام',
        text: `تنشئون أول وكيل خلال ${commitments.firstAgent}، ويبدأ التشغيل في الباقات خلال أسبوع.`,
      },
      {
        title: 'يعمل مع أنظمتكم',
        text: `${isolated('SAP')} و${isolated('Oracle')} و${isolated('Microsoft 365')} و${isolated('Salesforce')} وقواعد بياناتكم.`,
      },
      {
        title: 'جاهز للتدقيق',
        text: `لكل قرار سجل بمدخلاته وسببه ومن وافق عليه، ويُصدَّر ${plansWith('auditExport')}.`,
      },
      {
        title: 'العربية أولًا',
        text: 'تقرأ منتجاتنا المستندات والأسماء والمحادثات العربية، حتى إذا خالطتها الإنجليزية.',
      },
      {
        title: 'بياناتكم لكم',
        text: `لا ندرّب عليها أي نموذج مشترك. و${plansWith('regionalHosting')} استضافة في الإمارات أو السعودية أو في سحابتكم.`,
      },
      {
        title: 'مهندسون يردّون عليكم',
        text: `يردّ عليكم من طوّر المنتج بنفسه، من دبي وبتوقيتكم، ${commitments.reply}.`,
      },
    ],
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
