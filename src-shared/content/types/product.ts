import type { ProductFacts } from '../../site/products.ts';
import type { Action, IllustrationContent } from './blocks.ts';

export interface ProductSummary extends ProductFacts {
  title: string;
  description: string;
  features: [string, string, string, string];
  illustration: IllustrationContent;
  site?: Action;
}

export interface ProductGridContent {
  items: ProductSummary[];
  learnMore: string;
  /** Visually hidden text after `learnMore`, so that a screen reader's list of links tells the links apart. */
  about: (name: string) => string;
}
