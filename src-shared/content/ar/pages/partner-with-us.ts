import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { PartnerContent } from '../../en/pages/partner-with-us.ts';
import type { Item } from '../../types/blocks.ts';
import { commitments } from '../commitments.ts';
import { figures, figuresNote } from '../figures.ts';
import { deckForm } from '../forms/deck.ts';
import { partnershipForm } from '../forms/partnership.ts';
import { officeTimes } from '../office-hours.ts';
import { place } from '../place.ts';
import { plansWith } from '../plans-with.ts';

const name = brand.arabicName;

const why: Item[] = [
  {
    icon: 'market',
    title: 'سوق فيها طلب حقيقي',
    text: 'تحدد شركات الخليج الآن ميزانياتها للذكاء الاصطناعي.',
  },
  { icon: 'layers', title: 'منتجات لا مشاريع', text: 'ستة منتجات على منصة واحدة، وإيرادات تتجدد.' },
  {
    icon: 'shield',
    title: 'جاهزة للمراجعة',
    text: 'يُسجَّل كل قرار بمدخلاته وسببه ومن وافق عليه، فيكون جاهزًا لأي مراجعة أمنية.',
  },
  {
    icon: 'people',
    title: 'فريق يُنجز',
    text: 'من يطوّرون المنتجات هم من يتحملون مسؤوليتها، من مكتب واحد في دبي.',
  },
];

const partner: PartnerContent = {
  meta: {
    title: `الاستثمار في ${name} والشراكة معها`,
    description: `استثمروا في منتجات ${name} للذكاء الاصطناعي، أو أدمجوها في حلولكم، أو وزّعوها. اطّلعوا على أرقامنا واطلبوا العرض الاستثماري.`,
  },
  hero: {
    eyebrow: 'الشراكات',
    title: 'كونوا شركاءنا في تقديم الذكاء الاصطناعي لشركات الخليج.',
    lead: 'للمستثمرين وشركاء التكامل والموزعين: اطّلعوا على أرقامنا، وتحدثوا إلى أصحاب القرار.',
    deck: deckForm,
    meeting: { label: 'حجز اجتماع', to: paths.scheduleDemo },
  },
  performance: {
    title: 'الأداء',
    items: [figures.growth, figures.customers, figures.team, figures.uptime],
    note: figuresNote,
  },
  why: { about: 'أسباب الشراكة', title: `لماذا الشراكة مع ${name}؟`, items: why },
  inquiry: {
    title: 'طلب شراكة',
    lead: `يتواصل معكم فريق الشراكات ${commitments.reply}.`,
  },
  highlights: {
    title: 'أبرز مقومات الاستثمار',
    items: [
      'ستة منتجات بعقود متجددة',
      'منتجات لدول مجلس التعاون الست كلها',
      `استضافة في الإمارات أو السعودية أو في سحابة العميل ${plansWith('regionalHosting')}`,
      'مؤسسون يطوّرون المنتجات بأنفسهم',
    ],
  },
  contact: {
    title: 'التواصل',
    text: `نحن هنا ${officeTimes}.`,
    place,
    whatsapp: 'واتساب',
  },
  next: {
    title: 'الخطوات التالية',
    steps: [
      { title: 'تكتبون إلينا', text: 'يستغرق النموذج ثلاث دقائق.' },
      { title: `نرد ${commitments.reply}`, text: 'ومع الرد إجابات عن أسئلتكم وموعدان مقترحان للاتصال.' },
      { title: 'نتحدث', text: `مكالمة من ${commitments.partnerCall} نناقش فيها اهتمامكم وأرقامنا.` },
      { title: 'نقرر معًا', text: 'غرفة بيانات للمستثمرين، ومشروع تجريبي للشركاء.' },
    ],
  },
  form: partnershipForm,
};

export default partner;
