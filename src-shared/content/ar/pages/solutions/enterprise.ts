import { paths } from '../../../../paths.ts';
import { isolated } from '../../../isolated.ts';
import type { LandingContent } from '../../../types/blocks.ts';
import { figures, figuresNote } from '../../figures.ts';

const enterprise: LandingContent = {
  meta: {
    title: 'الذكاء الاصطناعي للمؤسسات',
    description: `ذكاء اصطناعي بالضوابط التي تشترطها المؤسسات: دخول موحّد، واستضافة إقليمية، وسجلات تدقيق، واتفاقية مستوى خدمة بنسبة ${isolated('99.99%')}.`,
  },
  eyebrow: 'المؤسسات',
  title: 'ذكاء اصطناعي يجتاز المشتريات والأمن والتدقيق.',
  lead: 'الأفكار كثيرة في المؤسسات الكبرى، والنادر أدوات تجتاز كل مراجعة ثم تنجح في الميدان. وأدواتنا صُممت للأمرين معًا.',
  actions: [
    { label: 'حجز عرض توضيحي', to: paths.scheduleDemo },
    { label: 'الشراكة معنا', to: `${paths.partner}#inquiry` },
  ],
  scene: { name: 'enterprise', place: 'beside' },
  blocks: [
    {
      kind: 'cards',
      layout: 'rows',
      eyebrow: 'القدرات',
      title: 'ما سيسأل عنه مراجعوكم',
      items: [
        {
          icon: 'lock',
          title: 'دخول موحّد وأدوار',
          text: `${isolated('SAML')} و${isolated('OIDC')}، وإدارة الحسابات عبر ${isolated('SCIM')}، وصلاحيات تصل إلى مستوى الحقل.`,
        },
        {
          icon: 'globe',
          title: 'استضافة إقليمية',
          text: 'في الإمارات أو السعودية أو سحابتكم الخاصة. لا تغادر البيانات المنطقة التي تختارونها.',
        },
        {
          icon: 'search',
          title: 'سجل التدقيق',
          text: `كل اطلاع وقرار وتعديل، قابل للتصدير إلى نظام ${isolated('SIEM')} لديكم.`,
        },
        {
          icon: 'shield',
          title: 'حوكمة النماذج',
          text: 'أي نموذج، وأي إصدار، وأي بيانات، مع اختبار قبل كل تغيير.',
        },
        { icon: 'people', title: 'مهندسون تعرفونهم بالاسم', text: 'فريق يعرف أنظمتكم ويعمل بتوقيت الخليج.' },
        {
          icon: 'layers',
          title: 'عقد واحد',
          text: 'ستة منتجات باتفاقية واحدة، وفاتورة واحدة، ومراجعة أمنية واحدة.',
        },
      ],
    },
    {
      kind: 'stats',
      title: 'خدمة المؤسسات بالأرقام',
      note: figuresNote,
      items: [figures.enterpriseSla, figures.monitoring, { value: '30 يومًا', label: 'من العقد إلى تشغيل أول عملية' }],
    },
    {
      kind: 'feature-list',
      background: 'sand',
      eyebrow: 'حالات الاستخدام',
      title: 'من هنا تبدأ الشركات الكبرى',
      items: [
        {
          icon: 'audit',
          title: 'تدقيق مستمر',
          text: 'دفاتر المجموعة كلها تُقرأ كل ليلة، والملاحظات بأدلتها أمامكم كل صباح.',
        },
        {
          icon: 'identity',
          title: 'تسجيل العملاء الجدد',
          text: 'من زيارة للفرع إلى دقيقة على الهاتف.',
        },
        {
          icon: 'agent',
          title: 'الخدمات المشتركة',
          text: 'الفواتير والتذاكر والبيانات المرجعية للوكلاء، والاستثناءات للبشر.',
        },
        {
          icon: 'chart',
          title: 'تقارير الإدارة',
          text: 'السؤال الذي يُطرح في الاجتماع يُجاب عنه في الاجتماع.',
        },
      ],
    },
    {
      kind: 'chips',
      eyebrow: 'التكاملات',
      title: 'متصلة بأنظمتكم',
      items: [
        { label: 'SAP' },
        { label: 'Oracle' },
        { label: 'Microsoft 365' },
        { label: 'Salesforce' },
        { label: 'ServiceNow' },
        { label: 'Snowflake' },
        { label: 'UAE PASS' },
        { label: 'نفاذ' },
      ],
    },
    {
      kind: 'call-to-action',
      layout: 'middle',
      title: 'أرسلوا استبيانكم أولًا',
      lead: 'نجيب عن أسئلة المراجعة الأمنية قبل أول ورشة عمل، حتى لا يتعلّق أحد بما لن يُعتمد.',
      actions: [
        { label: 'حجز عرض توضيحي', to: paths.scheduleDemo },
        { label: 'الشراكة معنا', to: `${paths.partner}#inquiry` },
      ],
    },
  ],
};

export default enterprise;
