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
  lead: `يقرأ ${name} (${latinName}) دفتر الأستاذ كله والعقود والضوابط.`,
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
      lead: 'تُطبَّق كل قاعدة على كل قيد أمام أعينكم.',
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
          text: 'كل قيد وكل حساب وكل فترة، لا عيّنة منها.',
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
          text: 'يتحقق ممّن وافق على كل معاملة ومن صلاحيته.',
        },
        {
          icon: 'layers',
          title: 'ملف الأدلة',
          text: 'كل ملاحظة بمستنداتها وقاعدتها وخطواتها.',
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
      title: 'مصمّم لأربعة قطاعات',
      items: [
        {
          icon: 'building',
          title: 'المصارف والقطاع المالي',
          text: 'مراقبة المعاملات، ومسار التدقيق للجهة الرقابية.',
        },
        {
          icon: 'heart',
          title: 'الرعاية الصحية',
          text: 'المطالبات والترميز الطبي والوصول إلى السجلات.',
        },
        {
          icon: 'basket',
          title: 'التجزئة والتجارة الإلكترونية',
          text: 'المرتجعات والخصومات والبطاقات في كل قناة.',
        },
        { icon: 'layers', title: 'الصناعة', text: 'المشتريات والمخزون وقيود شركات المجموعة.' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'دعوه يقرأ ربعًا ماليًا من دفاتركم',
      lead: 'أحضروا ملفًا من نظامكم، لتروا ما يجده.',
      note: priceNote,
      actions: [{ label: 'حجز عرض توضيحي', to: paths.scheduleDemo }],
    },
  ],
};

export default aiAuditor;
