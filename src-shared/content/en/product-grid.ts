import { products } from './products.ts';

export const productGrid = {
  items: products,
  learnMore: 'Learn More',
  /** Visually hidden text after `learnMore`, so that a screen reader's list of links tells the links apart. */
  about: (name: string) => `about ${name}`,
};

export type ProductGridContent = typeof productGrid;
