import type { CallToActionBlock, Meta } from './blocks.ts';
import type { ProductGridContent } from './product.ts';

export interface ProductsPageContent {
  meta: Meta;
  eyebrow: string;
  title: string;
  lead: string;
  listTitle: string;
  grid: ProductGridContent;
  callToAction: CallToActionBlock;
}
