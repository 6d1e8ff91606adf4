import { brand } from '#shared/brand.ts';
import type { AiDataAnalystContent } from '#shared/content/en/pages/products/ai-data-analyst.ts';
import { isolated } from '#shared/content/isolated.ts';
import { paths } from '#shared/paths.ts';
import { productFacts } from '#shared/site/products.ts';
import { dashboard } from '../../dashboard.ts';
import { priceNote } from '../../plans-with.ts';
import { productNames } from '../../product-names.ts';
import { sampleTexts } from '../../sample-texts.ts';
import { aiDataAnalyst as product } from '../../summaries/ai-data-analyst.ts';

const aiDataAnalyst: AiDataAnalystContent = {
  meta: {
    title: `${productNames.aiDataAnalyst} (${isolated(productFacts.aiDataAnalyst.name)}): إجابات من بياناتكم`,
    description: `اسألوا بياناتكم بلغتكم اليومية، وشاهدوا الرقم والرسم البياني والاستعلام. جرّبوا لوحة المعلومات التجريبية لمحلل البيانات من ${brand.arabicName}.`,
  },
  eyebrow: product.title,
  title: 'اسألوا بياناتكم، وشاهدوا كيف جاءت الإجابة.',
  lead: 'اسألوا بلغتكم اليومية، ويصلكم الرقم والرسم البياني واستعلام SQL.',
  actions: [
    { label: 'حجز عرض توضيحي', to: paths.scheduleDemo },
    { label: 'تجربة لوحة المعلومات', to: '#dashboard' },
  ],
  scene: { name: 'ai-data-analyst', place: 'below' },
  sample: {
    kind: 'sample',
    sample: 'ai-data-analyst',
    about: 'اسألوا',
    title: 'اسألوا بيانات متجر، بكلماتكم اليومية',
    texts: sampleTexts,
  },
  dashboard,
  insights: {
    about: 'رؤى الذكاء الاصطناعي',
    title: 'ما لاحظه من تلقاء نفسه',
    items: [
      {
        icon: 'spark',
        title: 'العملاء العائدون يقودون النمو',
        text: `يمثّلون ${isolated('31%')} من الزوار و${isolated('58%')} من الإيرادات، أما الزوار الجدد فعددهم ثابت.`,
      },
      {
        icon: 'clock',
        title: 'مساء الخميس أفضل وقت للبيع',
        text: 'بين 8 و10 مساءً يزيد معدل التحويل على المتوسط بمقدار الثلث، ومع ذلك تُرسل حملاتكم صباح الاثنين.',
      },
      {
        icon: 'shield',
        title: 'فقدان العملاء يتراجع بعد الطلب الثاني',
        text: 'من يطلب مرتين خلال 30 يومًا ينخفض احتمال مغادرته إلى النصف.',
      },
    ],
  },
  activity: {
    title: 'أحدث الأنشطة',
    items: [
      { what: 'تحديث توقعات الشهر المقبل', when: 'قبل 10 دقائق' },
      { what: 'تنبيه: مبالغ مستردة فوق المعتاد في الشارقة', when: 'قبل ساعتين' },
      { what: 'إرسال التقرير الأسبوعي إلى مجلس الإدارة', when: 'أمس' },
      { what: 'ربط مصدر جديد: نقاط البيع', when: 'قبل 3 أيام' },
    ],
  },
  callToAction: {
    kind: 'call-to-action',
    title: 'والآن بأرقامكم أنتم',
    lead: 'أحضروا جدول بياناتكم إلى العرض التوضيحي، واسألوا المحلل عمّا تشاؤون.',
    note: priceNote,
    actions: [{ label: 'حجز عرض توضيحي', to: paths.scheduleDemo }],
  },
};

export default aiDataAnalyst;
