import type { ProductGridContent, ProductSummary } from '../../../src-shared/content/types/product.ts';
import { Illustration } from '../../products/illustration.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckList } from '../../ui/check-list.tsx';

export function ProductGrid({ content }: { content: ProductGridContent }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
      {content.items.map((product) => (
        <Card key={product.id} as="li" lifts className="flex flex-col">
          <Illustration content={product.illustration} />
          <p className="mt-3 text-sm font-semibold text-accent">{product.title}</p>
          <h3 className="text-heading">
            <bdi>{product.name}</bdi>
          </h3>
          <p className="mt-1 text-ink-soft">{product.description}</p>
          <CheckList items={product.features} className="mt-2 mb-3 text-sm" />
          <div className="mt-auto">
            <ProductLink product={product} content={content} />
          </div>
        </Card>
      ))}
    </ul>
  );
}

export function ProductLink({ product, content }: { product: ProductSummary; content: ProductGridContent }) {
  return (
    <div className="flex flex-wrap gap-1.5">
      {product.site && (
        <ButtonLink to={product.site.to} icon="external">
          {product.site.label}
        </ButtonLink>
      )}
      <ButtonLink to={product.path} variant="secondary" icon="arrow">
        <span>
          {content.learnMore}
          <span className="sr-only"> {content.about(product.name)}</span>
        </span>
      </ButtonLink>
    </div>
  );
}
