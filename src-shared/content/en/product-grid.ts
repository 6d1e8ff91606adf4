import { products } from './products.ts';

/** The products as cards, wherever they are listed. */
export const productGrid = {
  items: products,
  learnMore: 'Learn More',
  /** Goes on after it for those who hear one link after the other. */
  about: (name: string) => `about ${name}`,
};

export type ProductGridContent = typeof productGrid;
