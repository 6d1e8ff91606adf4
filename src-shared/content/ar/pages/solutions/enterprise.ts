import { isolated } from '#shared/content/isolated.ts';
import type { LandingContent } from '#shared/content/types/blocks.ts';
import { paths } from '#shared/paths.ts';
import { figures, figuresNote } from '../../figures.ts';

const enterprise: LandingContent = {
  meta: {
    title: 'ذكاء اصطناعي للمؤسسات باستضافة في الإمارات أو السعودية',
    description: `ذكاء اصطناعي بالضوابط التي تشترطها المؤسسات: تسجيل دخول موحّد، واستضافة في الإمارات أو السعودية، وسجلات تدقيق، واتفاقية مستوى خدمة بنسبة ${isolated('99.99%')}.`,
  },
  eyebrow: 'المؤسسات',
  title: 'ذكاء اصطناعي صُمم ليجتاز مراجعات المشتريات وأمن المعلومات والتدقيق.',
  lead: 'ستة منتجات بعقد واحد، واستضافة في الإمارات أو السعودية أو في سحابتكم.',
  actions: [
    { label: 'حجز عرض توضيحي', to: paths.scheduleDemo },
    { label: 'إرسال الاستبيان الأمني', to: `${paths.scheduleDemo}?about=questionnaire` },
  ],
  scene: { name: 'enterprise', place: 'beside' },
  blocks: [
    {
      kind: 'cards',
      about: 'القدرات',
      title: 'ما سيسأل عنه مراجعوكم',
      items: [
        {
          icon: 'lock',
          title: 'تسجيل الدخول الموحّد (SSO) والصلاحيات',
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
          text: 'تعرفون النموذج والإصدار والبيانات وراء كل نتيجة، ويُختبر كل تغيير قبل اعتماده.',
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
      items: [
        figures.enterpriseSla,
        figures.monitoring,
        { value: '30 يومًا', label: 'من توقيع عقد المؤسسات إلى أول تشغيل فعلي' },
      ],
    },
    {
      kind: 'feature-list',
      about: 'حالات الاستخدام',
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
          text: 'يتولى الوكلاء الفواتير وطلبات الدعم والبيانات المرجعية، ويتولى موظفوكم الاستثناءات.',
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
      about: 'التكاملات',
      title: 'متصلة بأنظمتكم',
      items: [
        { label: 'SAP' },
        { label: 'Oracle' },
        { label: 'Microsoft 365' },
        { label: 'Salesforce' },
        { label: 'ServiceNow' },
        { label: 'Snowflake' },
        { label: 'الهوية الرقمية UAE PASS' },
        { label: 'نفاذ' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'أرسلوا استبيانكم أولًا',
      lead: 'نجيب عن أسئلة المراجعة الأمنية قبل أول ورشة عمل.',
      actions: [
        { label: 'إرسال الاستبيان الأمني', to: `${paths.scheduleDemo}?about=questionnaire` },
        { label: 'الشراكة معنا', to: `${paths.partner}#inquiry` },
      ],
    },
  ],
};

export default enterprise;
