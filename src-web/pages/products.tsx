import type { ProductsPageContent } from '../../src-shared/content/types/products-page.ts';
import { Blocks } from '../sections/blocks.tsx';
import { ProductGrid } from '../sections/product-grid.tsx';
import { Hero } from '../ui/hero.tsx';
import { Section } from '../ui/section.tsx';

export default function ProductsPage({ content }: { content: ProductsPageContent }) {
  const { eyebrow, title, lead, callToAction, listTitle, grid } = content;
  return (
    <>
      <Hero eyebrow={eyebrow} title={title} lead={lead} />
      <Section background="sand">
        <h2 className="sr-only">{listTitle}</h2>
        <ProductGrid content={grid} />
      </Section>
      <Blocks blocks={[callToAction]} />
    </>
  );
}
