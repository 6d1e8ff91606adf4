import { brand } from '../../../brand.ts';
import { paths } from '../../../paths.ts';
import type { HomeContent } from '../../en/pages/home.ts';
import { isolated } from '../../isolated.ts';
import { productGrid } from '../products.ts';

const home: HomeContent = {
  meta: {
    title: `${isolated(brand.name)}: أعمال أذكى بالذكاء الاصطناعي`,
    description: `تطوّر ${isolated(brand.name)} من دبي منتجات ذكاء اصطناعي لشركات الخليج: وكلاء ذكيون دون برمجة، وتدقيق، وتحقق من الهوية، ورصد للأسواق، وتحليل للبيانات.`,
  },
  hero: {
    eyebrow: 'منتجات ذكاء اصطناعي صُنعت في دبي',
    title: ['ابنوا أعمالًا أذكى بالذكاء الاصطناعي', 'بلا برمجة. بلا تعقيد.'],
    lead: 'وكلاء ينجزون العمل حتى آخره، وتدقيق لا يفوته سطر، وتحقق من الهوية في ثوانٍ. ستة منتجات لشركات الخليج التي تريد النتائج خلال الربع الحالي.',
    start: { label: 'ابدؤوا البناء الآن', to: paths.scheduleDemo },
    free: { label: 'ابدؤوا مجانًا', to: '#products' },
    sample: { label: 'جرّبوه على عمل من أعمالكم', to: `${paths.lagentry}#sample` },
  },
  scene: { name: 'home', place: 'beside' },
  proofs: [
    {
      scene: 'ledger',
      title: 'في هذا الدفتر سطر خاطئ',
      lead: `بيانات الشهر مختلقة، أما القاعدة فحقيقية: يقرأ ${isolated('AI Auditor')} كل سطر، ويبيّن لماذا توقف عند واحد منها.`,
      action: { label: 'دقّقوا الشهر كله', to: `${paths.aiAuditor}#sample` },
    },
    {
      scene: 'routine',
      title: 'يعمل وحده حتى يتحرك المال',
      lead: `ينفّذ ${isolated('Lagentry')} ما وصفتموه. وكل دفع أو إرسال أو حذف ينتظر موافقة إنسان.`,
      action: { label: 'وافقوا أو ارفضوا', to: `${paths.lagentry}#sample` },
    },
  ],
  why: {
    layout: 'plain',
    eyebrow: 'ما تحصلون عليه',
    title: `لماذا ${isolated(brand.name)}؟`,
    lead: 'معظم مشاريع الذكاء الاصطناعي تنتهي شريحةً في عرض تقديمي. أما مشاريعنا فتصل إلى التشغيل، وهذه أسبابها الستة.',
    items: [
      {
        title: 'التشغيل خلال أيام',
        text: 'يعمل الوكيل الأول في الأسبوع الأول. وللمشروع التجريبي موعد ينتهي فيه ورقم عليه أن يتجاوزه.',
      },
      {
        title: 'يعمل مع أنظمتكم',
        text: `${isolated('SAP')} و${isolated('Oracle')} و${isolated('Microsoft 365')} و${isolated('Salesforce')} وقواعد بياناتكم: نربطها ولا نستبدلها.`,
      },
      {
        title: 'جاهز للتدقيق',
        text: 'لكل قرار سجل بمدخلاته وسببه وصاحبه، ولكم أن تصدّروه كاملًا.',
      },
      {
        title: 'العربية لغة أولى',
        text: 'تقرأ منتجاتنا المستندات والأسماء والمحادثات العربية بالدقة التي تقرأ بها الإنجليزية.',
      },
      {
        title: 'بياناتكم لكم',
        text: 'نستضيفها في المنطقة أو في سحابتكم الخاصة، ولا ندرّب عليها أي نموذج مشترك.',
      },
      {
        title: 'مهندسون يردّون عليكم',
        text: 'يجيبكم من بنى المنتج بنفسه: من دبي، وبتوقيتكم، وخلال يوم عمل واحد.',
      },
    ],
  },
  products: {
    eyebrow: 'المنتجات',
    title: 'ستة منتجات ونهج واحد',
    lead: 'يؤدي كل منتج مهمة واحدة، ويبيّن كيف وصل إلى جوابه، ويتصل بغيره متى احتجتم إلى المزيد.',
    grid: productGrid,
  },
  callToAction: {
    kind: 'call-to-action',
    title: 'هاتوا المشكلة، وخذوا حلًّا يعمل.',
    lead: 'ساعة مع مهندس، على حالة من عملكم. وإن لم يكن الذكاء الاصطناعي هو الأداة المناسبة لها، قلنا لكم ذلك بصراحة.',
    actions: [
      { label: 'حجز عرض توضيحي', to: paths.scheduleDemo },
      { label: 'الشراكة معنا', to: paths.partner },
    ],
  },
};

export default home;
