import type { ProductGridContent } from '../types/product.ts';
import { products } from './products.ts';

export const productGrid: ProductGridContent = {
  items: products,
  learnMore: 'Learn More',
  about: (name) => `about ${name}`,
};
