import { brand } from '../../../../brand.ts';
import { paths } from '../../../../paths.ts';
import { isolated } from '../../../isolated.ts';
import type { LandingContent } from '../../../types/blocks.ts';
import { productNames } from '../../product-names.ts';
import { sampleTexts } from '../../sample-texts.ts';
import { lagentry as product } from '../../summaries/lagentry.ts';

const { url } = brand.agentBuilder;
const name = productNames.lagentry;
const latinName = isolated(product.name);
const lagentry: LandingContent = {
  meta: {
    title: `${name} (${latinName}): بناء وكلاء ذكيين دون برمجة`,
    description: `مع ${name} تبني فرق الأعمال وكلاءها الذكيين دون برمجة: صِفوا المهمة، واربطوا أنظمتكم، وامنحوا موافقتكم، ثم شاهدوا الوكيل يعمل.`,
  },
  eyebrow: product.title,
  title: 'اتركوا الأعمال المتكررة لوكيل ذكي.',
  lead: `مع ${name} (${latinName})، من يعرف العمل هو من يبني الوكيل الذي يؤديه. دون برمجة، ودون انتظار إصدار جديد.`,
  actions: [
    { label: `زيارة موقع ${latinName}`, to: url },
    { label: 'حجز عرض توضيحي', to: paths.scheduleDemo },
  ],
  scene: { name: 'lagentry', place: 'below' },
  blocks: [
    {
      kind: 'sample',
      sample: 'lagentry',
      eyebrow: 'جرّبوه',
      title: 'اكتبوا العمل المتكرر، وشاهدوه يصير وكيلًا.',
      lead: 'قولوا في جملة واحدة متى يبدأ العمل وما خطواته. تصطف الخطوات، وتنتظركم إحداها، ويبقى كل شيء في السجل.',
      invented: 'نموذج: الشركات والأشخاص والمبالغ من نسج الخيال، ولا يغادر متصفحكم شيء.',
      texts: sampleTexts,
    },
    {
      kind: 'cards',
      layout: 'chain',
      eyebrow: 'المزايا',
      title: 'كل ما يلزم الوكيل ليُؤتمن على العمل',
      items: [
        {
          icon: 'layers',
          title: 'محرّر مرئي',
          text: 'الخطوات والشروط ونقاط التسليم على لوحة واحدة. وما ترونه هو ما يُنفَّذ.',
        },
        {
          icon: 'plug',
          title: 'أكثر من أربعين موصلًا',
          text: `البريد وأنظمة ${isolated('ERP')} و${isolated('CRM')} والجداول وقواعد البيانات وأي خدمة ${isolated('HTTP')}، ولكلٍّ منها صلاحياته.`,
        },
        {
          icon: 'check',
          title: 'موافقة قبل التنفيذ',
          text: 'حدّدوا الخطوات التي تحتاج إلى إنسان: الوكيل يُعِدّ، والإنسان يضغط الزر.',
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
      background: 'sand',
      eyebrow: 'الفوائد',
      title: 'ما الذي يتغيّر يوم الاثنين؟',
      lead: 'يُقاس الوكيل بما يرفعه عن كاهل الناس.',
      items: [
        {
          icon: 'clock',
          title: 'ساعات، لا دورات تطوير',
          text: 'يُبنى الوكيل الأول في نصف نهار، ويعدّله صاحب العملية بنفسه في دقائق.',
        },
        {
          icon: 'shield',
          title: 'أخطاء أقل في العمل المتكرر',
          text: 'الفحوص نفسها في كل مرة، حتى في آخر طلب في اليوم.',
        },
        {
          icon: 'people',
          title: 'الناس لما يحسنه الناس',
          text: 'للاستثناءات والعملاء وحسن التقدير. أما النسخ بين النوافذ فقد انتهى.',
        },
      ],
    },
    {
      kind: 'testimonial',
      text: 'بنى فريق العمليات لدينا بنفسه وكيلًا ذكيًا للجمارك. واليوم يُعِدّ الوكيل تسعة من كل عشرة بيانات جمركية قبل أن يفتح أحد شاشته.',
      name: 'مدير العمليات',
      role: 'شركة خدمات لوجستية، جبل علي',
    },
    {
      kind: 'cards',
      eyebrow: 'حالات الاستخدام',
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
          text: 'يجمع المستندات، ويفتح الحسابات، ويذكّر المتأخرين.',
        },
        {
          icon: 'book',
          title: 'المناقصات',
          text: 'يجد المناسب منها، ويلخّص الشروط، ويكتب مسودة الرد الأول.',
        },
        {
          icon: 'heart',
          title: 'خدمة العملاء',
          text: 'يجيب عمّا يعرف، ويحيل ما لا يعرف ومعه القصة كاملة.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      layout: 'split',
      title: 'ابنوا وكيلكم الأول اليوم',
      lead: 'ابدؤوا مجانًا على التطبيق السحابي، أو دعونا نبني الوكيل الأول معكم.',
      actions: [
        { label: `فتح ${latinName}`, to: url },
        { label: 'حجز عرض توضيحي', to: paths.scheduleDemo },
      ],
    },
  ],
};

export default lagentry;
