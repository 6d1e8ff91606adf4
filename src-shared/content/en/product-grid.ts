import { products } from './products.ts';

/** The products as cards, wherever they are listed. */
const productGrid = {
  items: products,
  learnMore: 'Learn More',
  learnMoreAbout: (name: string) => `Learn More about ${name}`,
};

export default productGrid;
