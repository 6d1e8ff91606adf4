import type { LandingContent } from '#shared/content/types/blocks.ts';
import { paths } from '#shared/paths.ts';
import { figures, figuresNote } from '../../figures.ts';
import { priceNote } from '../../plans-with.ts';
import { productNames } from '../../product-names.ts';
import { sampleTexts } from '../../sample-texts.ts';
import { idVerification as product } from '../../summaries/id-verification.ts';

const name = productNames.idVerification;
const idVerification: LandingContent = {
  meta: {
    title: `${name} إلكترونيًا (KYC) في دول الخليج`,
    description:
      'تحققوا من الهويات في أقل من 30 ثانية: الهويات الوطنية الخليجية وجوازات السفر وتصاريح الإقامة وغيرها، مع مطابقة الوجه وكشف الحيوية.',
  },
  eyebrow: product.title,
  title: 'تحققوا من هوية خليجية في أقل من 30 ثانية.',
  lead: 'واجهة برمجية واحدة تقرأ وثائق دول مجلس التعاون الست وأكثر من 200 دولة، وتطابق الوجه.',
  actions: [
    { label: 'حجز عرض توضيحي', to: paths.scheduleDemo },
    { label: 'الاطلاع على الوثائق', to: '#documents' },
  ],
  scene: { name: 'id-verification', place: 'below' },
  blocks: [
    {
      kind: 'sample',
      sample: 'id-verification',
      about: 'شاهدوه يعمل',
      title: 'اقرؤوا بطاقة، ثم غيّروا رقمًا فيها.',
      lead: 'يُقارن كل حقل بالمنطقة المقروءة آليًا. غيّروا خانة واحدة لتروا كيف يُكتشف الخطأ.',
      texts: sampleTexts,
    },
    {
      kind: 'stats',
      title: `${name} بالأرقام`,
      note: figuresNote,
      items: [figures.verifications, figures.identityAccuracy, figures.countries, figures.answerTime],
    },
    {
      kind: 'cards',
      about: 'القدرات',
      title: 'ستة فحوص بطلب واحد',
      items: [
        {
          icon: 'identity',
          title: 'قراءة الوثائق',
          text: 'النص المطبوع والمنطقة المقروءة آليًا والشريحة، بالحروف العربية واللاتينية.',
        },
        { icon: 'people', title: 'مطابقة الوجه', text: 'صورة الوثيقة مقابل صورة تُلتقط الآن.' },
        { icon: 'spark', title: 'كشف الحيوية', text: 'شخص حقيقي أمامكم، لا صورة ولا قناع ولا تسجيل.' },
        {
          icon: 'shield',
          title: 'كشف التلاعب',
          text: 'كشف الخطوط والحواف وعلامات الهولوجرام والبيانات الوصفية غير المتسقة.',
        },
        {
          icon: 'search',
          title: 'قوائم المراقبة',
          text: 'العقوبات والأشخاص المعرّضون سياسيًا، مع الصيغ المختلفة لكتابة الأسماء العربية.',
        },
        {
          icon: 'layers',
          title: 'ملف الحالة',
          text: 'كل صورة ودرجة وقرار، للمدة التي تطلبها الجهة الرقابية.',
        },
      ],
    },
    {
      kind: 'chips',
      id: 'documents',
      about: 'أنواع الوثائق',
      title: 'ستة أنواع من الوثائق',
      items: [
        { label: 'الهوية الوطنية', note: 'دول مجلس التعاون الست' },
        { label: 'جواز السفر', note: 'مع الشريحة' },
        { label: 'الإقامة', note: 'هوية المقيم والتأشيرة' },
        { label: 'رخصة القيادة', note: 'من الوجهين' },
        { label: 'ملكية المركبة', note: 'الملكية أو الاستمارة' },
        { label: 'الرخصة التجارية', note: 'الرخصة أو السجل التجاري' },
      ],
    },
    {
      kind: 'feature-list',
      about: 'القطاعات',
      title: 'لأربعة قطاعات',
      items: [
        {
          icon: 'building',
          title: 'المصارف والتقنية المالية',
          text: 'فتح الحسابات من الهاتف، وفق قواعد المصرف المركزي.',
        },
        {
          icon: 'globe',
          title: 'السفر والضيافة',
          text: 'تسجيل النزيل قبل وصوله، دون صور ورقية لوثائقه.',
        },
        { icon: 'people', title: 'الاتصالات', text: 'تسجيل شرائح الهاتف في المتجر أو في المنزل.' },
        {
          icon: 'basket',
          title: 'المنصات والتنقل',
          text: 'التحقق من البائعين والسائقين والمستأجرين قبل انضمامهم.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'جرّبوه ببطاقة هويتكم',
      lead: 'أحضروا وثيقة إلى العرض التوضيحي، ونحذف صورها وبياناتها أمامكم.',
      note: priceNote,
      actions: [{ label: 'حجز عرض توضيحي', to: paths.scheduleDemo }],
    },
  ],
};

export default idVerification;
