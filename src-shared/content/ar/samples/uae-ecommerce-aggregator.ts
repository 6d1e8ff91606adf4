import type { EcommerceAggregatorContent } from '../../en/samples/uae-ecommerce-aggregator.ts';
import { isolated } from '../../isolated.ts';
import { plural } from '../plural.ts';

const ecommerceAggregator: EcommerceAggregatorContent = {
  toolbar: 'البحث والمقارنة',
  search: 'ابحثوا بالعربية أو الإنجليزية',
  firstQuery: 'سماعات',
  category: 'الفئة',
  everyCategory: 'كل الفئات',
  categories: {
    electronics: 'الإلكترونيات',
    home: 'المنزل والمطبخ',
    groceries: 'البقالة',
    fashion: 'الأزياء',
    beauty: 'الجمال',
    sports: 'الرياضة والأنشطة الخارجية',
    toys: 'الألعاب ومستلزمات الأطفال',
    office: 'الكتب ولوازم المكتب',
  },
  bestBy: 'معيار الأفضلية',
  bests: { total: 'الأقل إجمالًا', price: 'الأقل سعرًا', delivery: 'الأسرع توصيلًا', saving: 'الأكبر توفيرًا' },
  freeDelivery: 'التوصيل المجاني فقط',
  reset: 'مسح عوامل التصفية',
  note: `الأسعار بالدرهم، شاملةً ضريبة القيمة المضافة ${isolated('5%')}. الرقم الكبير هو السعر مع التوصيل.`,
  stores: { a: 'متجر أ', b: 'متجر ب', c: 'متجر ج' },
  found: (offers, products) => {
    if (offers === 0) return 'لا عروض.';
    const found = plural(offers, {
      zero: 'لا عروض',
      one: 'عرض واحد',
      two: 'عرضان',
      few: `${offers} عروض`,
      many: `${offers} عرضًا`,
      other: `${offers} عرض`,
    });
    return `${found} ${products > 2 ? 'لـ' : 'ل'}${genitive(products)}.`;
  },
  misled: (products) => `في ${genitive(products)} لا يكون أقلُّ سعرٍ هو أقلَّ إجمالي.`,
  nothing: 'لا عرض يطابق بحثكم. جرّبوا كلمة أخرى أو فئة أخرى، أو امسحوا عوامل التصفية.',
  marks: {
    total: 'أقل إجمالي',
    price: 'أقل سعر',
    delivery: 'الأسرع',
    saving: (percent) => `أقل بـ${percent}`,
  },
  days: (days) =>
    plural(days, {
      zero: 'اليوم',
      one: 'يوم واحد',
      two: 'يومان',
      few: `${days} أيام`,
      many: `${days} يومًا`,
      other: `${days} يوم`,
    }),
  sum: 'السعر والتوصيل',
  notFree: 'بلا توصيل مجاني',
  pages: 'الصفحات',
  previous: 'السابق',
  next: 'التالي',
  page: (number, pages) => `${number} من ${pages}`,
  price: 'السعر',
  delivery: 'التوصيل',
  total: 'الإجمالي',
  vat: `شاملًا ضريبة القيمة المضافة ${isolated('5%')}`,
  history: 'السعر في آخر 90 يومًا',
  daysAgo: (days) =>
    plural(days, {
      zero: 'اليوم',
      one: 'قبل يوم',
      two: 'قبل يومين',
      few: `قبل ${days} أيام`,
      many: `قبل ${days} يومًا`,
      other: `قبل ${days} يوم`,
    }),
  today: 'اليوم',
  from: 'منذ',
  lowest: 'الأدنى',
  median: 'الوسيط',
  highest: 'الأعلى',
  verdicts: {
    sale: (percent) => `أقل من السعر الوسيط بنسبة ${percent}، وهو توفير حقيقي.`,
    lure: (percent) => `خُفّض بنسبة ${percent} فعاد إلى سعره الوسيط لا أقل، وليس هذا تخفيضًا حقيقيًا.`,
    dear: (percent) => `أعلى من سعره الوسيط بنسبة ${percent}.`,
    usual: 'قريب من سعره الوسيط.',
  },
  noOffer: 'اختاروا عرضًا لتظهر هنا تفاصيل سعره وسجله.',
};

/** The form after a preposition. */
function genitive(products: number): string {
  return plural(products, {
    zero: 'لا منتج',
    one: 'منتج واحد',
    two: 'منتجين',
    few: `${products} منتجات`,
    many: `${products} منتجًا`,
    other: `${products} منتج`,
  });
}

export default ecommerceAggregator;
