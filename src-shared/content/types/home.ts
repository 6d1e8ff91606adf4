import type { Action, CallToActionBlock, IconItem, Meta, SceneContent } from './blocks.ts';
import type { ProductGridContent } from './product.ts';

export interface HomeContent {
  meta: Meta;
  hero: {
    eyebrow: string;
    /** Two lines. */
    title: [string, string];
    lead: string;
    start: Action;
    free: Action;
    /** To what the scene shows. */
    sample: Action;
  };
  scene: SceneContent;
  why: { eyebrow: string; title: string; lead: string; items: IconItem[] };
  products: { eyebrow: string; title: string; lead: string; grid: ProductGridContent };
  callToAction: CallToActionBlock;
}
