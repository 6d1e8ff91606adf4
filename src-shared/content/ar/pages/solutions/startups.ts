import type { LandingContent } from '#shared/content/types/blocks.ts';
import { paths } from '#shared/paths.ts';
import { commitments } from '../../commitments.ts';
import { figures, figuresNote } from '../../figures.ts';
import { plans, priceLabels } from '../../pricing.ts';

const startups: LandingContent = {
  meta: {
    title: 'الذكاء الاصطناعي للشركات الناشئة: ابدؤوا مجانًا',
    description:
      'ابدؤوا مجانًا مع 5,000 عملية ذكاء اصطناعي في الشهر، وتوسّعوا حتى المليون. لاجنتري على المنصة نفسها التي تستخدمها المؤسسات الكبرى، دون تعقيد إجراءاتها.',
  },
  eyebrow: 'الشركات الناشئة',
  title: 'فريق ذكاء اصطناعي، قبل أن تتمكنوا من توظيفه.',
  lead: 'أضيفوا إلى منتجكم وكلاء جاهزين وتحققًا من الهوية وتحليلات، ليتفرّغ مهندسوكم لما يميّزكم.',
  actions: [
    { label: 'ابدؤوا الآن', to: `${paths.scheduleDemo}?about=starter` },
    { label: 'تصفّح الباقات', to: '#plans' },
  ],
  scene: { name: 'startups', place: 'below' },
  blocks: [
    {
      kind: 'plans',
      id: 'plans',
      about: 'الباقات',
      title: 'باقات تبدأ مجانًا',
      lead: 'تشمل الباقات لاجنتري، أما المنتجات الخمسة الأخرى فبعرض سعر حسب حجم الاستخدام. العملية خطوة واحدة ينفذها وكيل، كقراءة مستند أو الإجابة عن سؤال. ولا تحتاجون إلى بطاقة ائتمان.',
      plans,
      priceLabels,
      popularLabel: 'الأكثر طلبًا',
      action: { label: 'طلب باقة', to: paths.scheduleDemo },
      more: { label: 'مقارنة الباقات وتقدير التكلفة', to: paths.pricing },
    },
    {
      kind: 'cards',
      about: 'القدرات',
      title: 'ما نوفّر عليكم بناءه',
      items: [
        { icon: 'agent', title: 'الوكلاء', text: 'الدعم وتسجيل العملاء والأعمال المكتبية من اليوم الأول.' },
        {
          icon: 'identity',
          title: 'اعرف عميلك',
          text: 'التحقق من الهويات الخليجية بطلب واحد إلى واجهتنا البرمجية.',
        },
        {
          icon: 'chart',
          title: 'التحليلات',
          text: 'أسئلة تطرحونها على قاعدة بياناتكم دون فريق بيانات.',
        },
        { icon: 'lock', title: 'أمن المعلومات', text: 'الضوابط التي سيسأل عنها أول عملائكم من المؤسسات.' },
      ],
    },
    {
      kind: 'feature-list',
      about: 'حالات الاستخدام',
      title: 'بماذا يبدأ المؤسسون؟',
      items: [
        {
          icon: 'heart',
          title: 'دعم من شخصين فقط',
          text: 'وكيل يرد بالعربية والإنجليزية، ويعرف متى يستدعي أحدكم.',
        },
        {
          icon: 'bolt',
          title: 'طلب ترخيص',
          text: 'ملف امتثال للجهة الرقابية، يبقى محدَّثًا من تلقاء نفسه.',
        },
        {
          icon: 'basket',
          title: 'تسجيل الموردين',
          text: 'رخص تجارية تُقرأ وتُدقَّق وتُحفظ على مدار الساعة.',
        },
      ],
    },
    {
      kind: 'chips',
      about: 'التكاملات',
      title: 'يعمل مع أدوات الشركات الناشئة',
      items: [
        { label: 'Slack' },
        { label: 'Notion' },
        { label: 'Stripe' },
        { label: 'HubSpot' },
        { label: 'Shopify' },
        { label: 'PostgreSQL' },
      ],
    },
    {
      kind: 'stats',
      title: 'خدمة الشركات الناشئة بالأرقام',
      note: figuresNote,
      items: [
        { value: '5,000', label: 'عملية مجانية كل شهر' },
        { value: commitments.firstAgent, label: 'حتى أول وكيل' },
        figures.uptime,
      ],
    },
    {
      kind: 'call-to-action',
      title: 'اعرضوا علينا مشروعكم',
      lead: `${commitments.demo} مع مهندس، تخرجون منها بخطة لنموذج أولي أو برأي صريح.`,
      actions: [
        { label: 'حجز عرض توضيحي', to: paths.scheduleDemo },
        { label: 'الشراكة معنا', to: `${paths.partner}#inquiry` },
      ],
    },
  ],
};

export default startups;
