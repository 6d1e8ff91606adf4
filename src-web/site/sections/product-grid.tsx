import type { ProductGridContent, ProductSummary } from '#shared/content/types/product.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { PageLink } from '../../ui/page-link.tsx';

/** The link to the product's page covers its card. */
export function ProductGrid({ content }: { content: ProductGridContent }) {
  return (
    <ul className="grid gap-1.5 md:gap-3 md:grid-cols-2 lg:grid-cols-3">
      {content.items.map((product) => (
        <Card key={product.id} as="li" lifts className="relative flex flex-col max-md:p-2">
          <p className="text-sm font-semibold text-accent">{product.title}</p>
          <h3 className="text-heading">
            <bdi>{product.name}</bdi>
          </h3>
          <p className="mt-0.5 text-card text-ink-soft">{product.description}</p>
          <Features items={product.features} className="mt-1 max-md:text-xs" />
          <div className="mt-auto flex flex-wrap items-center gap-x-2.5 pt-1 md:pt-2">
            {product.site && (
              <ButtonLink to={product.site.to} icon="external" variant="secondary" className="relative z-1">
                {product.site.label}
              </ButtonLink>
            )}
            <PageLink to={product.path} className="text-sm font-semibold text-accent after:absolute after:inset-0">
              <LearnMore product={product} content={content} />
            </PageLink>
          </div>
        </Card>
      ))}
    </ul>
  );
}

/** Features in one running line. */
export function Features({ items, className }: { items: readonly string[]; className: string }) {
  return (
    <ul className={`text-sm ${className}`}>
      {items.map((feature) => (
        <li key={feature} className="inline not-last:after:content-['_·_']">
          {feature}
        </li>
      ))}
    </ul>
  );
}

export function LearnMore({ product, content }: { product: ProductSummary; content: ProductGridContent }) {
  return (
    <span>
      {content.learnMore}
      <span className="sr-only"> {content.about(product.name)}</span>
    </span>
  );
}
