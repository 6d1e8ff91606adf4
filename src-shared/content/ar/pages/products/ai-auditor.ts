import { isolated } from '#shared/content/isolated.ts';
import type { LandingContent } from '#shared/content/types/blocks.ts';
import { paths } from '#shared/paths.ts';
import { productFacts } from '#shared/site/products.ts';
import { figures, figuresNote } from '../../figures.ts';
import { priceNote } from '../../plans-with.ts';
import { productNames } from '../../product-names.ts';
import { sampleTexts } from '../../sample-texts.ts';
import { aiAuditor as product } from '../../summaries/ai-auditor.ts';

const name = productNames.aiAuditor;
const latinName = isolated(productFacts.aiAuditor.name);
const aiAuditor: LandingContent = {
  meta: {
    title: `${name} (${latinName}): برنامج تدقيق مالي وامتثال بالذكاء الاصطناعي`,
    description: `يقرأ ${name} كل قيد، ويختبر ضوابطكم، ويربط الأدلة بمعايير ${isolated('SOC 2')} و${isolated('ISO 27001')} و${isolated('PCI DSS')} و${isolated('HIPAA')} و${isolated('GDPR')} و${isolated('CCPA')}.`,
  },
  eyebrow: product.title,
  title: 'كل سطر مقروء، وكل ملاحظة بدليل.',
  lead: `يقرأ ${name} (${latinName}) دفتر الأستاذ كله والعقود والضوابط، ويقدّم لمدقّقكم الدليل على كل ملاحظة.`,
  actions: [
    { label: 'حجز عرض توضيحي', to: paths.scheduleDemo },
    { label: 'الاطلاع على المعايير', to: '#standards' },
  ],
  scene: { name: 'ai-auditor', place: 'below' },
  blocks: [
    {
      kind: 'sample',
      sample: 'ai-auditor',
      about: 'شاهدوه يعمل',
      title: '40 دفعة، ثلاث منها تستدعي المراجعة.',
      lead: 'تُطبَّق كل قاعدة على كل قيد في هذا الدفتر أمام أعينكم. ومع كل ملاحظة قيودها وقاعدتها ومبلغها.',
      invented: 'بيانات افتراضية: الشركة ومورّدوها وكل الأرقام، ولا يغادر متصفحكم شيء.',
      texts: sampleTexts,
    },
    {
      kind: 'testimonial',
      text: 'في الأسبوع الأول كشف مورّدًا كنا ندفع له مرتين طوال ثلاث سنوات. كان الدليل مرفقًا، فلم يبقَ ما نتجادل فيه.',
      name: 'المدير المالي',
      role: 'مجموعة تجزئة، الرياض',
      caption: 'اقتباس توضيحي، وليس من عميل فعلي.',
    },
    {
      kind: 'cards',
      about: 'القدرات',
      title: 'ستة أعمال ينجزها قبل أن يصل مدقّقكم',
      items: [
        {
          icon: 'search',
          title: 'تحليل كامل للدفاتر',
          text: 'كل قيد، وكل حساب، وكل فترة. لا شيء متروك للعيّنة.',
        },
        {
          icon: 'bolt',
          title: 'كشف الحالات الشاذة',
          text: 'دفعات مكررة، وفواتير مجزّأة، وقيود في عطلة نهاية الأسبوع، ومبالغ مدوّرة: يكشفها ويفسّرها.',
        },
        {
          icon: 'book',
          title: 'مطابقة العقود',
          text: 'يقرأ شروط العقد ويقارنها بالفواتير والمدفوعات.',
        },
        {
          icon: 'shield',
          title: 'اختبار الضوابط',
          text: 'من وافق على ماذا؟ وهل كان مخوّلًا؟ اختبار مستمر يشمل كل الحالات.',
        },
        {
          icon: 'layers',
          title: 'ملف الأدلة',
          text: 'كل ملاحظة مرتبطة بمستنداتها، وبالقاعدة، وبالمسار الذي أوصل إليها.',
        },
        {
          icon: 'chart',
          title: 'تقارير جاهزة للتقديم',
          text: 'خطاب الإدارة وملخص مجلس الإدارة وصيغة الجهة الرقابية، من الحقائق نفسها.',
        },
      ],
    },
    {
      kind: 'stats',
      title: `${name} بالأرقام`,
      note: figuresNote,
      items: [
        figures.complianceScore,
        { value: '100%', label: 'من المعاملات تخضع للفحص' },
        { value: '6', label: 'معايير في مراجعة واحدة' },
      ],
    },
    {
      kind: 'chips',
      id: 'standards',
      about: 'معايير الامتثال',
      title: 'مراجعة واحدة، ستة معايير',
      lead: 'نربط الضوابط مرة واحدة، ونعرض النتائج بلغة كل معيار.',
      items: [
        { label: 'GDPR', note: 'البيانات الشخصية، الاتحاد الأوروبي' },
        { label: 'CCPA', note: 'خصوصية المستهلك، كاليفورنيا' },
        { label: 'SOC 2', note: 'ضوابط الخدمات' },
        { label: 'ISO 27001', note: 'أمن المعلومات' },
        { label: 'HIPAA', note: 'السجلات الصحية' },
        { label: 'PCI DSS', note: 'مدفوعات البطاقات' },
      ],
    },
    {
      kind: 'feature-list',
      about: 'القطاعات',
      title: 'لأربعة قطاعات لا تحتمل دفاترها الخطأ',
      items: [
        {
          icon: 'building',
          title: 'المصارف والقطاع المالي',
          text: 'مراقبة المعاملات والحدود، ومسار التدقيق الذي تطلبه الجهة الرقابية.',
        },
        {
          icon: 'heart',
          title: 'الرعاية الصحية',
          text: 'المطالبات والترميز الطبي والوصول إلى السجلات، في فحص واحد.',
        },
        {
          icon: 'basket',
          title: 'التجزئة والتجارة الإلكترونية',
          text: 'المرتجعات والخصومات وبيانات البطاقات، في كل متجر وكل قناة.',
        },
        { icon: 'layers', title: 'الصناعة', text: 'المشتريات وتقييم المخزون والقيود بين شركات المجموعة.' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'دعوه يقرأ ربعًا ماليًا من دفاتركم',
      lead: 'أحضروا ملفًا مصدَّرًا من نظامكم، وسنريكم ما يجده فيه وكيف وصل إليه.',
      note: priceNote,
      actions: [{ label: 'حجز عرض توضيحي', to: paths.scheduleDemo }],
    },
  ],
};

export default aiAuditor;
