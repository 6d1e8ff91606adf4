import { isolated } from '#shared/content/isolated.ts';
import type { LandingContent } from '#shared/content/types/blocks.ts';
import { paths } from '#shared/paths.ts';
import { productFacts } from '#shared/site/products.ts';
import { figures, figuresNote } from '../../figures.ts';
import { plansWith, priceNote } from '../../plans-with.ts';
import { productNames } from '../../product-names.ts';
import { sampleTexts } from '../../sample-texts.ts';
import { marketeye as product } from '../../summaries/marketeye.ts';

const name = productNames.marketeye;
const latinName = isolated(productFacts.marketeye.name);
const marketeye: LandingContent = {
  meta: {
    title: `${name} (${latinName}): متابعة الأسهم والعملات والسلع وتنبيهات الأسعار`,
    description: `تتابع ${name} الأسهم والعملات المشفّرة والعملات الأجنبية والسلع، وتخبركم بما تحرّك منها، وبأي قدر، وما تلاه في حالات مشابهة.`,
  },
  eyebrow: product.title,
  title: 'تحركات الأسعار غير المعتادة وأسبابها.',
  lead: `تراقب ${name} (${latinName}) أكثر من 10,000 سعر نيابةً عن مكتب التداول لديكم.`,
  actions: [
    { label: 'حجز عرض توضيحي', to: paths.scheduleDemo },
    { label: 'نطاق التغطية', to: '#coverage' },
  ],
  scene: { name: 'marketeye', place: 'below' },
  blocks: [
    {
      kind: 'sample',
      sample: 'marketeye',
      about: 'شاهدوها تعمل',
      title: 'أعيدوا عرض يوم تداول كامل: تسعة تنبيهات، لكل منها سبب.',
      lead: 'أربعة أسعار من أربع فئات. تقرأ القواعد الأرقام التي ترونها، ولا شيء غيرها.',
      texts: sampleTexts,
    },
    {
      kind: 'cards',
      about: 'المزايا',
      title: 'ست طرق لاستجابة أسرع',
      items: [
        {
          icon: 'bolt',
          title: 'تنبيهات مع أسبابها',
          text: 'ما تحرّك، وما تحرّك معه، وما لم يتحرّك.',
        },
        {
          icon: 'market',
          title: 'كشف الأنماط',
          text: 'تحوّلات في الاتجاه والحجم والارتباط، تُقاس على سجل 10 سنوات.',
        },
        {
          icon: 'chart',
          title: 'السيناريوهات',
          text: 'ما جرى في آخر مئة مرة ظهر فيها هذا النمط، بإيجابياته وسلبياته.',
        },
        {
          icon: 'book',
          title: 'الأخبار في سياقها',
          text: 'مصادر عربية وإنجليزية، مرتبطة بالأسعار التي تمسّها.',
        },
        {
          icon: 'layers',
          title: 'من زاوية محفظتكم',
          text: 'مراكزكم أولًا: الانكشاف والتركّز بنظرة واحدة.',
        },
        {
          icon: 'code',
          title: 'واجهة برمجية لمكتب التداول',
          text: 'بث مباشر أو استعلام لكل ما ترونه، وبالصلاحيات نفسها.',
        },
      ],
    },
    {
      kind: 'stats',
      id: 'coverage',
      titled: true,
      about: 'فئات الأصول',
      title: 'أربعة أسواق على شاشة واحدة',
      items: [figures.stocks, figures.crypto, figures.forex, figures.commodities],
    },
    {
      kind: 'stats',
      title: `${name} بالأرقام`,
      note: figuresNote,
      items: [
        figures.directionAccuracy,
        { value: '24/7', label: 'مراقبة متواصلة' },
        { value: '10 سنوات', label: 'من سجل الأسعار' },
      ],
    },
    {
      kind: 'faq',
      title: 'أسئلة شائعة',
      items: [
        {
          question: 'هل هذه مشورة استثمارية؟',
          answer: `لا. تعرض ${name} ما فعلته الأسعار وما تلاه في حالات مشابهة، ولا تقدّم توصيات. والقرار لكم.`,
        },
        {
          question: 'من أين تأتي الأسعار؟',
          answer: 'من مصادر مرخّصة للبورصات والمنصات التي تختارونها، ويمكن الاستفادة من تراخيصكم الحالية.',
        },
        {
          question: 'هل يمكن تشغيلها داخل شبكتنا؟',
          answer: `نعم. يمكن نشر المحرّك في سحابتكم الخاصة ${plansWith('regionalHosting')}، فتدخل إليه الأسعار ولا يخرج منه شيء.`,
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'جرّبوها على قائمة متابعتكم',
      lead: 'نعيد عرض الشهر الماضي، لتروا ما كان سيصلكم من تنبيهات.',
      note: priceNote,
      actions: [{ label: 'حجز عرض توضيحي', to: paths.scheduleDemo }],
    },
  ],
};

export default marketeye;
