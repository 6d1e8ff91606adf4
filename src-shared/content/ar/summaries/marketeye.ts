import { productFacts } from '#shared/site/products.ts';
import type { ProductSummary } from '../../types/product.ts';
import { productNames } from '../product-names.ts';

export const marketeye: ProductSummary = {
  ...productFacts.marketeye,
  name: productNames.marketeye,
  title: 'رصد الأسعار والأسواق',
  description: 'تبيّن ما تحرّك، وما تلاه في حالات مشابهة.',
  features: ['أربع فئات من الأصول', 'تنبيهات مع أسبابها', 'سجل الأسعار دقيقةً بدقيقة', 'واجهة برمجية لمكتب التداول'],
  illustration: {
    name: 'market',
    label: 'سلّم أسعار: عروض البيع في الأعلى، وطلبات الشراء في الأسفل، وبينهما آخر سعر.',
    labels: ['101.4', '101.3', '101.2', '101.1', '101.0', '100.9'],
  },
};
