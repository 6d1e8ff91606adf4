import { brand } from '#shared/brand.ts';
import type { CareersContent } from '../../en/pages/careers.ts';
import { isolated } from '../../isolated.ts';
import type { Item } from '../../types/blocks.ts';
import { careerForm } from '../forms/career.ts';
import { openPositions } from '../open-positions.ts';

const name = brand.arabicName;
const address = brand.staffAddresses[2];

const values: Item[] = [
  {
    icon: 'check',
    title: 'لا يكتمل العمل حتى يعمل',
    text: 'نسلّم ما يعمل حتى في أصعب الأيام.',
  },
  { icon: 'search', title: 'الدليل أولًا', text: 'الآراء موضع ترحيب، والقياس هو الحَكَم.' },
  { icon: 'people', title: 'العميل حاضر بيننا', text: 'يتحدث المهندسون إلى من يستخدمون ما يبنونه.' },
  {
    icon: 'heart',
    title: 'الهدوء ميزة',
    text: 'خطط جيدة وخطوات صغيرة، ويبقى المساء للأسرة.',
  },
];

const benefits: Item[] = [
  {
    icon: 'globe',
    title: 'التأشيرة والانتقال',
    text: 'لكم ولأسركم، ونتولى عنكم المعاملات الحكومية.',
  },
  { icon: 'shield', title: 'التأمين الصحي', text: 'تغطية للأسرة من اليوم الأول.' },
  { icon: 'clock', title: 'ساعات عمل مرنة', text: 'العمل عن بُعد يومين في الأسبوع، وأكثر عند الحاجة.' },
  { icon: 'book', title: 'ميزانية للتعلّم', text: `${isolated('8,000')} درهم في السنة، و10 أيام للاستفادة منها.` },
  { icon: 'spark', title: 'حصة في الشركة', text: 'كل من يبنيها يملك جزءًا منها.' },
  { icon: 'calendar', title: 'إجازة 30 يومًا', text: 'وتذكرة سفر سنوية إلى بلدكم.' },
];

const { types, years } = openPositions;

const careers: CareersContent = {
  meta: {
    title: 'وظائف الذكاء الاصطناعي وتطوير الواجهات في دبي',
    description: `اعملوا مع ${name} في دبي: وظائف شاغرة لمطوري الواجهات الأمامية ومهندسي الذكاء الاصطناعي والمتدربين.`,
  },
  hero: {
    eyebrow: 'الوظائف',
    title: 'طوّروا ما يستخدمه الناس.',
    lead: 'فريق في دبي يطوّر منتجات ذكاء اصطناعي تستخدمها شركات الخليج.',
    positions: { label: 'تصفّح الوظائف الشاغرة', to: '#positions' },
  },
  scene: { name: 'week', place: 'below' },
  values: { about: 'قيمنا', title: 'هكذا نتخذ قراراتنا', items: values },
  benefits: { about: 'المزايا', title: 'ما تحصلون عليه', items: benefits },
  positions: openPositions,
  job: {
    eyebrow: 'وظيفة',
    title: (title) => `${title}، دبي`,
    description: ({ title, type, experience, description }) =>
      `${title} لدى ${name} في دبي (${types[type]}، ${years(experience)}). ${description}`,
    about: 'عن الوظيفة',
    all: 'كل الوظائف',
    questions: 'إذا كانت لديكم أسئلة قبل التقديم، فراسلونا على',
  },
  form: careerForm,
  callToAction: {
    kind: 'call-to-action',
    title: 'لم تجدوا ما يناسبكم؟',
    lead: `راسلونا على ${isolated(address)} وأخبرونا بما تودّون بناءه هنا.`,
    actions: [{ label: 'راسلونا', to: `mailto:${address}` }],
  },
};

export default careers;
