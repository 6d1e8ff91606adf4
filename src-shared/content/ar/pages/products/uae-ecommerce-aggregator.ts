import { isolated } from '#shared/content/isolated.ts';
import type { LandingContent } from '#shared/content/types/blocks.ts';
import { paths } from '#shared/paths.ts';
import { productFacts } from '#shared/site/products.ts';
import { priceNote } from '../../plans-with.ts';
import { productNames } from '../../product-names.ts';
import { sampleTexts } from '../../sample-texts.ts';
import { uaeEcommerceAggregator as product } from '../../summaries/uae-ecommerce-aggregator.ts';

const name = productNames.uaeEcommerceAggregator;
const latinName = isolated(productFacts.uaeEcommerceAggregator.name);
const aggregator: LandingContent = {
  meta: {
    title: 'مقارنة أسعار المتاجر الإلكترونية في الإمارات',
    description:
      'ابحثوا في متاجر إماراتية كثيرة دفعة واحدة، وقارنوا التكلفة الحقيقية لكل سلعة: السعر والتوصيل والتوفر، مع سجل السعر.',
  },
  eyebrow: product.title,
  title: 'قارنوا التكلفة الكاملة بين متاجر الإمارات.',
  lead: `تعرض منصة «${name}» (${latinName}) السعر والتوصيل والتوفر والبائع وسجل السعر جنبًا إلى جنب.`,
  actions: [
    { label: 'حجز عرض توضيحي', to: paths.scheduleDemo },
    { label: 'الاطلاع على الفئات', to: '#categories' },
  ],
  scene: { name: 'uae-ecommerce-aggregator', place: 'below' },
  blocks: [
    {
      kind: 'sample',
      sample: 'uae-ecommerce-aggregator',
      about: 'شاهدوها تعمل',
      title: 'أقل سعر ليس الأوفر دائمًا.',
      lead: 'ابحثوا في 60 عرضًا من ثلاثة متاجر. كل إجمالي يشمل التوصيل، ومع كل سعر سجله.',
      texts: sampleTexts,
    },
    {
      kind: 'cards',
      layout: 'shelves',
      about: 'المزايا',
      title: 'ما الذي تقارنه المنصة؟',
      items: [
        {
          icon: 'search',
          title: 'سلعة واحدة، نتيجة واحدة',
          text: 'منتج بـ 12 اسمًا وبلغتين تجدونه مرة واحدة.',
        },
        {
          icon: 'basket',
          title: 'سلال كاملة',
          text: 'أرخص شراء للقائمة كاملة، لا صنفًا صنفًا.',
        },
        { icon: 'clock', title: 'سجل السعر', text: 'لتعرفوا إن كان التخفيض حقيقيًا.' },
        { icon: 'bolt', title: 'تنبيهات السعر', text: 'رسالة حين ينخفض السعر إلى ما يناسبكم.' },
        {
          icon: 'shield',
          title: 'التحقق من البائع',
          text: 'الرخصة والتقييمات والمرتجعات، والأحدث أولًا.',
        },
        {
          icon: 'code',
          title: 'بيانات لتجار التجزئة',
          text: 'أسعاركم إلى جانب السوق كل صباح، عبر واجهة برمجية أو جدول بيانات.',
        },
      ],
    },
    {
      kind: 'chips',
      id: 'categories',
      about: 'الفئات',
      title: 'أين تبحث المنصة؟',
      items: [
        { label: 'الإلكترونيات' },
        { label: 'المنزل والمطبخ' },
        { label: 'البقالة' },
        { label: 'الأزياء' },
        { label: 'الجمال' },
        { label: 'الرياضة والأنشطة الخارجية' },
        { label: 'الألعاب ومستلزمات الأطفال' },
        { label: 'الكتب ولوازم المكتب' },
      ],
    },
    {
      kind: 'feature-list',
      about: 'الفوائد',
      title: 'للمتسوقين والتجار والعلامات التجارية',
      items: [
        {
          icon: 'heart',
          title: 'للمتسوقين',
          text: 'دقائق بدل ساعات من التنقل بين المتاجر.',
        },
        {
          icon: 'building',
          title: 'لتجار التجزئة',
          text: 'تعرفون أين ترتفع أسعاركم، وما نفد عند غيركم.',
        },
        {
          icon: 'chart',
          title: 'للعلامات التجارية',
          text: 'ترون من يبيع منتجاتكم، وبأي سعر، وكيف يصفها.',
        },
      ],
    },
    {
      kind: 'cards',
      about: 'حالات الاستخدام',
      title: 'أربع طرق لاستخدامها',
      items: [
        {
          icon: 'calendar',
          title: 'الجمعة البيضاء',
          text: 'موقعكم من السوق ساعةً بساعة.',
        },
        { icon: 'layers', title: 'فجوات في تشكيلة المنتجات', text: 'منتجات يبحث عنها المتسوقون ولا تتوفر محليًا.' },
        { icon: 'people', title: 'المشتريات', text: 'لوازم المكاتب بسعر السوق، ومعها الإثبات.' },
        {
          icon: 'globe',
          title: 'دخول السوق',
          text: 'حجم الفئة من عروض حقيقية، قبل أول شحنة.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'ابحثوا عن سلعة تهمّكم',
      lead: 'أرسلوا إلينا 10 سلع، ونعرض عليكم أسعارها اليوم في العرض التوضيحي.',
      note: priceNote,
      actions: [{ label: 'حجز عرض توضيحي', to: paths.scheduleDemo }],
    },
  ],
};

export default aggregator;
