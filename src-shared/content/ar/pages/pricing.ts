import type { LandingContent } from '#shared/content/types/blocks.ts';
import { paths } from '#shared/paths.ts';
import { dirhamRate } from '#shared/site/plans.ts';
import { pricingTerms } from '#shared/site/pricing-terms.ts';
import { dateLocale } from '#shared/time/format-date.ts';
import { commitments } from '../commitments.ts';
import { estimator } from '../estimator.ts';
import { comparison, enterprise, plans, priceLabels } from '../pricing.ts';
import { productNames } from '../product-names.ts';

const rateDate = new Date(dirhamRate.on).toLocaleDateString(dateLocale.ar, { dateStyle: 'long', timeZone: 'UTC' });

const pricing: LandingContent = {
  meta: {
    title: 'أسعار وكلاء الذكاء الاصطناعي: باقات تبدأ مجانًا',
    description: `قارنوا ثلاث باقات شهرية من ${productNames.lagentry} بالدولار والدرهم، وقدّروا التكلفة بأرقامكم، أو اطلبوا عرض سعر للمؤسسات.`,
  },
  eyebrow: 'الأسعار',
  title: 'ابدؤوا مجانًا، وادفعوا بقدر ما تحتاجون من عمليات.',
  lead: `ثلاث باقات من ${productNames.lagentry} بأسعار معلنة، وعرض سعر لما عداها.`,
  actions: [],
  blocks: [
    {
      kind: 'plans',
      id: 'plans',
      opens: true,
      title: 'الباقات والأسعار',
      plans,
      priceLabels,
      popularLabel: 'الأكثر طلبًا',
      action: { label: 'طلب باقة', to: paths.scheduleDemo },
      enterprise,
    },
    { kind: 'comparison', id: 'comparison', title: 'مقارنة الباقات', ...comparison },
    {
      kind: 'estimator',
      id: 'estimator',
      title: 'قدّروا التكلفة بأرقامكم',
      lead: 'أدخلوا نوعًا واحدًا من المعاملات لتعرفوا الباقة المناسبة وتكلفة العمل اليدوي.',
      texts: estimator,
    },
    {
      kind: 'cards',
      id: 'start',
      title: 'كيف تبدؤون؟',
      items: [
        {
          title: 'اطلبوا باقة',
          text: `اختاروا موعدًا لعرض توضيحي مدته ${commitments.demo}.`,
        },
        {
          title: 'شاهدوه على عملكم',
          text: 'أحضروا عملية واحدة، وشاهدوا المنتج ينجزها.',
        },
        {
          title: 'اقرؤوا عرض السعر',
          text: `بعد قبولكم له نجهّز معكم مساحة العمل. أما باقة ${plans[0]!.name} فمجانية ولا تحتاج إلى عرض سعر.`,
        },
      ],
    },
    {
      kind: 'faq',
      id: 'terms',
      title: 'ماذا يشمل السعر؟',
      items: [
        {
          question: 'العملية الواحدة',
          answer: `العملية خطوة واحدة ينفذها وكيل من ${productNames.lagentry}، كقراءة مستند أو الإجابة عن سؤال.`,
        },
        {
          question: 'عند تجاوز الحد',
          answer: pricingTerms.aboveLimit?.ar ?? 'يحدد عرض السعر ما يحدث عند تجاوز حد باقتكم.',
        },
        {
          question: 'الضريبة',
          answer: pricingTerms.tax?.ar ?? 'يحدد عرض السعر الضريبة قبل أن توافقوا على شيء.',
        },
        {
          question: 'الدولار والدرهم',
          answer: `الأسعار بالدولار الأمريكي. أما المبالغ بالدرهم فتقريبية، بسعر صرف ${dirhamRate.perDollar} درهم للدولار في ${rateDate}.`,
        },
        ...(pricingTerms.payment ? [{ question: 'الدفع', answer: pricingTerms.payment.ar }] : []),
        ...(pricingTerms.cancellation ? [{ question: 'الإلغاء', answer: pricingTerms.cancellation.ar }] : []),
      ],
    },
    {
      kind: 'faq',
      id: 'faq',
      title: 'أسئلة عن الأسعار',
      items: [
        {
          question: 'هل يمكننا التجربة قبل الدفع؟',
          answer: `نعم. باقة ${plans[0]!.name} مجانية، وفيها 5,000 عملية ذكاء اصطناعي شهريًا. ولمعظم المنتجات تجربة مجانية كذلك، فاسألوا عنها في العرض التوضيحي.`,
        },
        {
          question: 'هل نحتاج إلى بطاقة ائتمان لنبدأ؟',
          answer: 'لا تحتاجون إلى بطاقة ائتمان. اطلبوا الباقة، ونجهّز معكم مساحة العمل.',
        },
        {
          question: 'هل هذه الأسعار ملزمة؟',
          answer: 'هي أسعار استرشادية وقد تتغير. السعر الملزم هو الوارد في عرض السعر الذي نقدّمه لكم.',
        },
        {
          question: 'كم تكلفة العقود والمنتجات الأخرى؟',
          answer: 'نحددها في عرض سعر، لأنها تعتمد على حجم الاستخدام. ويذكر عرض السعر العملة والضريبة.',
        },
        {
          question: 'متى يصلنا الرد؟',
          answer: `يرد عليكم أحد أفراد فريقنا ${commitments.reply}.`,
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'اطلبوا سعرًا يناسب استخدامكم',
      lead: 'شاهدوا المنتج على بياناتكم مع مهندس، ونجمع معًا ما يلزم لعرض السعر.',
      actions: [
        { label: 'حجز عرض توضيحي', to: paths.scheduleDemo },
        { label: 'باقات الشركات الناشئة', to: paths.startups },
      ],
    },
  ],
};

export default pricing;
