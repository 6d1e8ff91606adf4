import { isolated } from '../isolated.ts';
import type { ProductGridContent } from '../types/product.ts';
import { products } from './products.ts';

export const productGrid: ProductGridContent = {
  items: products,
  learnMore: 'معرفة المزيد',
  about: (name) => `عن ${isolated(name)}`,
};
