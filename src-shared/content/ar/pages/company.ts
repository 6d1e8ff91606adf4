import { brand } from '../../../brand.ts';
import { paths } from '../../../paths.ts';
import type { CompanyContent } from '../../en/pages/company.ts';
import { isolated } from '../../isolated.ts';
import { proofBlocks } from '../../proof-blocks.ts';
import type { IconItem, Item } from '../../types/blocks.ts';
import { figures, figuresNote } from '../figures.ts';

const name = isolated(brand.name);

const solutions: Item[] = [
  { icon: 'agent', title: 'الوكلاء الذكيون', text: 'برمجيات تقرأ، وتقرر ضمن حدود، وتنفّذ داخل أنظمتكم.' },
  { icon: 'chart', title: 'التحليلات التنبؤية', text: 'الطلب وفقدان العملاء والمخاطر، وهامش الخطأ ظاهر أمامكم.' },
  { icon: 'book', title: 'لغتان وأبجديتان', text: 'العقود والرسائل والمحادثات بالعربية والإنجليزية.' },
  { icon: 'identity', title: 'الرؤية الحاسوبية', text: 'المستندات والرفوف وخطوط الإنتاج، تُقرأ كما هي.' },
  { icon: 'shield', title: 'أتمتة الامتثال', text: 'قواعد تُكتب مرة واحدة، وتُختبر على كل حالة.' },
  { icon: 'layers', title: 'نماذج مخصصة', text: 'تتدرب على بياناتكم، وتملكونها، وتعمل حيث تريدون.' },
];

const industries: Item[] = [
  {
    icon: 'heart',
    title: 'الرعاية الصحية',
    text: 'ترميز المطالبات وتلخيص السجلات وحجز المواعيد، وتبقى بيانات المرضى داخل الدولة.',
  },
  {
    icon: 'building',
    title: 'القطاع المالي',
    text: 'تسجيل العملاء والمراقبة والتدقيق، بالصيغة التي ينتظرها المصرف المركزي.',
  },
  { icon: 'basket', title: 'التجارة الإلكترونية', text: 'الأسعار والتشكيلة والخدمة، لمتاجر تبيع بلغتين.' },
  {
    icon: 'layers',
    title: 'الصناعة',
    text: 'فحص الجودة بالكاميرا، وصيانة تسبق التوقف، ومشتريات بلا طوابير.',
  },
];

const technologies: IconItem[] = [
  { icon: 'spark', title: 'النماذج اللغوية الكبيرة', text: 'نختارها لكل مهمة، ونستبدلها متى لزم.' },
  { icon: 'search', title: 'استرجاع المعلومات', text: 'إجابات بمصادرها، أو لا إجابات.' },
  { icon: 'identity', title: 'الرؤية الحاسوبية', text: 'المستندات والوجوه والمنتجات.' },
  { icon: 'globe', title: 'معالجة اللغة العربية', text: 'اللهجات والتشكيل والنصوص المختلطة.' },
  { icon: 'market', title: 'السلاسل الزمنية', text: 'الأسعار والطلب وقراءات المستشعرات.' },
  { icon: 'agent', title: 'تنسيق الوكلاء', text: 'الخطوات والأدوات والموافقات.' },
  { icon: 'bolt', title: 'الحوسبة الطرفية', text: 'على بُعد أجزاء من الثانية ممن يسأل.' },
  { icon: 'lock', title: 'الحوسبة السرية', text: 'بيانات مشفّرة حتى أثناء استخدامها.' },
];

const company: CompanyContent = {
  meta: {
    title: 'من نحن',
    description: `${name} شركة ذكاء اصطناعي في دبي. ما نبنيه، والقطاعات التي نخدمها، والتقنيات التي نستخدمها، وكيف نعمل.`,
  },
  hero: {
    eyebrow: 'من نحن',
    title: 'نبني ذكاءً اصطناعيًا يباشر العمل.',
    lead: `${name} شركة مهندسين في دبي. اسمها «رحلة»، وهي رحلة من السؤال الأول إلى نظام يعتمد عليه الناس.`,
    watch: { label: 'مشاهدة منتجاتنا وهي تعمل', to: paths.aiDataAnalyst },
    custom: { label: 'طلب حل مخصص', to: paths.scheduleDemo },
  },
  scene: { name: 'gulf', place: 'beside' },
  tabs: {
    label: 'مجالات عملنا',
    title: 'ماذا نعمل، ولمن، وبماذا، وكيف',
    solutions: { id: 'solutions', label: 'حلول الذكاء الاصطناعي', items: solutions },
    industries: { id: 'industries', label: 'قطاعات نخدمها', items: industries },
    technologies: { id: 'technologies', label: 'التقنيات', items: technologies },
    process: {
      id: 'process',
      label: 'منهج العمل',
      items: [
        {
          title: 'الاستكشاف والتحليل',
          text: 'أسبوعان مع من ينجزون العمل. نقيس كم يكلّف اليوم، ونقول لكم بصراحة هل الحل في الذكاء الاصطناعي.',
        },
        {
          title: 'تصميم استراتيجية الذكاء الاصطناعي',
          text: 'صفحة واحدة: النتيجة، والبيانات، والحدود، والمخاطر، والرقم الذي يحسم القرار.',
        },
        { title: 'التطوير والتدريب', text: 'نبني أمام أعينكم، وتختبرون بأنفسكم كل أسبوع على حالاتكم الحقيقية.' },
        {
          title: 'التشغيل والتحسين',
          text: 'يعمل النظام أولًا بموافقة منكم، ثم وحده. ونبقى معكم حتى يثبت الرقم.',
        },
      ],
    },
  },
  stats: {
    title: 'بالأرقام',
    items: [figures.models, figures.enterpriseClients, figures.uptime, figures.monitoring],
    note: figuresNote,
  },
  proof: proofBlocks('ar', { customers: 'من عملائنا', people: 'من يقفون وراء العمل' }),
  callToAction: {
    kind: 'call-to-action',
    layout: 'middle',
    title: 'من أين تبدأ رحلتكم؟',
    lead: 'من إجراء واحد يكلّف أكثر مما ينبغي. أخبرونا أي إجراء هو.',
    actions: [{ label: 'ابدؤوا رحلتكم معنا', to: paths.scheduleDemo }],
  },
};

export default company;
