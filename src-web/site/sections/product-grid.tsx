import type { ProductGridContent, ProductSummary } from '#shared/content/types/product.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';

export function ProductGrid({ content }: { content: ProductGridContent }) {
  return (
    <ul className="grid gap-1 md:gap-3 md:grid-cols-2 lg:grid-cols-3">
      {content.items.map((product) => (
        <Card key={product.id} as="li" lifts className="flex flex-col max-md:p-2">
          <p className="text-sm font-semibold text-accent">{product.title}</p>
          <h3 className="text-heading">
            <bdi>{product.name}</bdi>
          </h3>
          <p className="mt-1 text-ink-soft">{product.description}</p>
          <ul className="mt-1 mb-2 text-sm max-md:text-ink-soft md:mt-2 md:mb-3 md:grid md:gap-1">
            {product.features.map((feature) => (
              <li key={feature} className="max-md:inline max-md:not-last:after:content-['_·_'] md:flex md:gap-1.25">
                <Icon name="check" className="mt-0.5 size-2.25 text-accent max-md:hidden" />
                <span>{feature}</span>
              </li>
            ))}
          </ul>
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
