import { isolated } from '#shared/content/isolated.ts';
import type { LandingContent } from '#shared/content/types/blocks.ts';
import { paths } from '#shared/paths.ts';
import { codeSample } from '#shared/site/code-sample.ts';
import { figures, figuresNote } from '../../figures.ts';

const sdk = isolated('SDK');
const webhook = isolated('webhook');

const developers: LandingContent = {
  meta: {
    title: 'واجهة برمجة التطبيقات (API) وحزم SDK للمطورين',
    description: `واجهة برمجية واحدة للوكلاء والتحقق والأسواق والبيانات. حزم ${sdk} بست لغات عند الطلب، وتوافر ${isolated('99.9%')}، واستجابة في أقل من 50 مللي ثانية.`,
  },
  eyebrow: 'المطورون',
  title: 'واجهة برمجية واحدة للوكلاء والتحقق من\u00a0الهوية وبيانات الأسواق.',
  lead: `هي واجهة ${isolated('REST')} نفسها التي تعمل عليها منتجاتنا.`,
  actions: [
    { label: 'التحدث إلى مهندس', to: `${paths.scheduleDemo}?about=api-key` },
    { label: 'استعراض المثال', to: '#sample' },
  ],
  scene: { name: 'developers', place: 'beside' },
  blocks: [
    {
      kind: 'code',
      id: 'sample',
      about: 'مثال',
      title: 'التحقق من هوية في تسعة أسطر',
      lead: `وتصلكم النتيجة أيضًا في إشعار ${webhook}.`,
      ...codeSample,
      languagesTitle: `حزم ${sdk} عند الطلب`,
    },
    {
      kind: 'stats',
      title: 'الواجهة البرمجية بالأرقام',
      note: figuresNote,
      items: [
        figures.apiUptime,
        figures.latency,
        { value: String(codeSample.languages.length), label: `لغات لحزم ${sdk}` },
      ],
    },
    {
      kind: 'cards',
      about: 'القدرات',
      title: 'التفاصيل التي يسأل عنها المطورون',
      items: [
        {
          icon: 'check',
          title: 'طلبات لا تُنفَّذ مرتين (idempotency)',
          text: `كل طلب ${isolated('POST')} يقبل مفتاحًا. أعيدوا المحاولة بلا خوف.`,
        },
        {
          icon: 'bolt',
          title: `إشعارات ${webhook} موقّعة`,
          text: 'محمية من هجمات الإعادة، مع زر لإرسال الإشعار من جديد.',
        },
        {
          icon: 'code',
          title: 'رسائل خطأ موحّدة',
          text: `وفق معيار ${isolated('RFC 9457')}: رمز ثابت، وجملة واضحة للقارئ.`,
        },
        {
          icon: 'layers',
          title: 'بيئة تجريبية',
          text: 'الواجهة نفسها، على مستندات تجريبية وأسواق محاكاة.',
        },
        {
          icon: 'search',
          title: 'سجل الطلبات',
          text: 'كل طلبات آخر 30 يومًا، مع إمكانية حجب المحتوى الحساس.',
        },
        {
          icon: 'lock',
          title: 'مفاتيح محددة النطاق',
          text: 'بحسب المنتج وعنوان الشبكة ووقت اليوم، وتُستبدل دون انقطاع.',
        },
      ],
    },
    {
      kind: 'feature-list',
      about: 'حالات الاستخدام',
      title: 'ما يمكنكم تطويره بواجهتنا البرمجية',
      items: [
        { icon: 'identity', title: 'مسارات تسجيل العملاء', text: 'التحقق داخل تطبيقكم أنتم، وبكلماتكم.' },
        { icon: 'agent', title: 'وكلاء داخل منتجكم', text: 'يبنيهم عملاؤكم، وتبقى علامتكم في الصدارة.' },
        { icon: 'market', title: 'أدوات التداول', text: 'بث مباشر للبيانات واختبار على بيانات الماضي، باشتراك واحد.' },
      ],
    },
    {
      kind: 'chips',
      about: 'التكاملات',
      title: 'تندمج في سلسلة أدواتكم',
      items: [
        { label: 'OpenAPI' },
        { label: 'Terraform' },
        { label: 'GitHub Actions' },
        { label: 'OpenTelemetry' },
        { label: 'Postman' },
        { label: 'Kafka' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'اسألوا من طوّروها',
      lead: 'العرض التوضيحي مع مهندس، فأحضروا أصعب حالاتكم.',
      actions: [
        { label: 'حجز عرض توضيحي', to: paths.scheduleDemo },
        { label: 'الشراكة معنا', to: `${paths.partner}#inquiry` },
      ],
    },
  ],
};

export default developers;
