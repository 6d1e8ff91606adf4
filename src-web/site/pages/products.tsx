import type { ProductsPageContent } from '#shared/content/en/pages/products.ts';
import { Hero } from '../../ui/hero.tsx';
import { Section } from '../../ui/section.tsx';
import { Blocks } from '../sections/blocks.tsx';
import { ProductIndex, ProductList } from '../sections/product-list.tsx';

export default function ProductsPage({ content }: { content: ProductsPageContent }) {
  const { eyebrow, title, lead, comparison, callToAction, listTitle, grid } = content;
  return (
    <>
      <Hero
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        beside={<ProductIndex products={grid.items} label={listTitle} />}
      />
      <Section>
        <h2 className="sr-only">{listTitle}</h2>
        <ProductList content={grid} />
      </Section>
      <Blocks blocks={[comparison, callToAction]} />
    </>
  );
}
