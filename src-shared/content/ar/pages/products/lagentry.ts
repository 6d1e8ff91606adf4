import { brand } from '#shared/brand.ts';
import { isolated } from '#shared/content/isolated.ts';
import type { LandingContent } from '#shared/content/types/blocks.ts';
import { paths } from '#shared/paths.ts';
import { productFacts } from '#shared/site/products.ts';
import { commitments } from '../../commitments.ts';
import { plansWith } from '../../plans-with.ts';
import { productNames } from '../../product-names.ts';
import { sampleTexts } from '../../sample-texts.ts';
import { lagentry as product } from '../../summaries/lagentry.ts';

const { url } = brand.agentBuilder;
const name = productNames.lagentry;
const latinName = isolated(productFacts.lagentry.name);
const lagentry: LandingContent = {
  meta: {
    title: `${name} (${latinName}): إنشاء وكلاء الذكاء الاصطناعي بدون برمجة`,
    description: `مع ${name} تنشئ فرق الأعمال وكلاءها بدون برمجة: صِفوا المهمة، واربطوا أنظمتكم، وامنحوا موافقتكم، ثم شاهدوا الوكيل يعمل.`,
  },
  eyebrow: product.title,
  title: 'أنشئوا وكلاء الذكاء الاصطناعي بدون برمجة.',
  lead: `مع ${name} (${latinName})، صِفوا المهمة، واربطوا أنظمتكم، واعتمدوا الخطوات المهمة. ينشئ فريق العمليات الوكيل، ويضبط فريق التقنية حدوده.`,
  actions: [
    { label: `زيارة موقع ${latinName}`, to: url },
    { label: 'حجز عرض توضيحي', to: paths.scheduleDemo },
  ],
  scene: { name: 'lagentry', place: 'below' },
  blocks: [
    {
      kind: 'sample',
      sample: 'lagentry',
      about: 'جرّبوه',
      title: 'صِفوا مهمة متكررة، وشاهدوها تتحوّل إلى وكيل.',
      lead: 'ينتظر لاجنتري موافقتكم، ويسجّل كل شيء.',
      texts: sampleTexts,
    },
    {
      kind: 'testimonial',
      text: 'أنشأ فريق العمليات لدينا بنفسه وكيلًا للتخليص الجمركي. واليوم يُعِدّ الوكيل 9 من كل 10 بيانات جمركية قبل أن يفتحها أي موظف.',
      name: 'مدير العمليات',
      role: 'شركة خدمات لوجستية، جبل علي',
      caption: 'اقتباس توضيحي، وليس من عميل فعلي.',
    },
    {
      kind: 'cards',
      layout: 'chain',
      about: 'المزايا',
      title: 'كل ما يلزم الوكيل ليُؤتمن على العمل',
      items: [
        {
          icon: 'layers',
          title: 'محرّر مرئي',
          text: 'الخطوات والشروط ونقاط التسليم على لوحة واحدة. وما ترونه هو ما يُنفَّذ.',
        },
        {
          icon: 'plug',
          title: 'أكثر من 40 موصلًا',
          text: `البريد وأنظمة ${isolated('ERP')} و${isolated('CRM')} والجداول وقواعد البيانات وأي خدمة ${isolated('HTTP')}، ولكلٍّ منها صلاحياته. وتتوفر جميع الموصلات ${plansWith('connectors')}.`,
        },
        {
          icon: 'check',
          title: 'موافقة قبل التنفيذ',
          text: `حدّدوا ${plansWith('approval')} الخطوات التي تتطلب موافقة بشرية.`,
        },
        {
          icon: 'search',
          title: 'سجل لكل خطوة',
          text: 'ما قرأه، وما قرّره، وما فعله. سجل قابل للبحث، يُحفظ للمدة التي تحدّدونها.',
        },
        {
          icon: 'globe',
          title: 'العربية والإنجليزية',
          text: 'يقرأ الوكلاء ويكتبون باللغتين، حتى في المحادثة الواحدة.',
        },
        {
          icon: 'lock',
          title: 'القواعد قواعدكم',
          text: 'حدود للتكلفة والبيانات والنطاق لكل وكيل، يضبطها مسؤول النظام لديكم.',
        },
      ],
    },
    {
      kind: 'feature-list',
      about: 'الفوائد',
      title: 'ما الذي يتغيّر في عملكم؟',
      items: [
        {
          icon: 'clock',
          title: 'ساعات، لا دورات تطوير',
          text: `تنشئون الوكيل الأول خلال ${commitments.firstAgent}، ويعدّله صاحب العملية بنفسه في دقائق.`,
        },
        {
          icon: 'shield',
          title: 'أخطاء أقل في العمل المتكرر',
          text: 'الفحوص نفسها، حتى في آخر طلب في اليوم.',
        },
        {
          icon: 'people',
          title: 'وقت موظفيكم لما يحتاج إلى تقديرهم',
          text: 'يتفرّغ موظفوكم للعملاء، لا لنسخ البيانات.',
        },
      ],
    },
    {
      kind: 'cards',
      about: 'حالات الاستخدام',
      title: 'من هنا تبدأ الفرق',
      items: [
        {
          icon: 'basket',
          title: 'استقبال الطلبات',
          text: 'يقرأ الطلبات من البريد والرسائل، ويتحقق من المخزون والائتمان، ويكتب التأكيد.',
        },
        {
          icon: 'people',
          title: 'التسجيل والتهيئة',
          text: 'يجمع المستندات، ويفتح الحسابات، ويتابع ما ينقص.',
        },
        {
          icon: 'book',
          title: 'المناقصات',
          text: 'يجد المناسب منها، ويلخّص الشروط، ويكتب مسودة الرد.',
        },
        {
          icon: 'heart',
          title: 'خدمة العملاء',
          text: 'يجيب عمّا يعرفه، ويحيل ما لا يعرفه إلى موظف، مع سجل المحادثة كاملًا.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'أنشئوا وكيلكم الأول',
      lead: `اطلبوا باقة الانطلاق المجانية، أو دعونا ننشئ معكم الوكيل الأول. وإن كانت لديكم مساحة عمل، فافتحوها في تطبيق ${name}.`,
      actions: [
        { label: `فتح ${latinName}`, to: url },
        { label: 'حجز عرض توضيحي', to: paths.scheduleDemo },
      ],
    },
  ],
};

export default lagentry;
