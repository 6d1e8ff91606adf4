import type { ProductGridContent, ProductSummary } from '#shared/content/types/product.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageLink } from '../../ui/page-link.tsx';

/** The link to the product's page covers its card. */
export function ProductGrid({ content }: { content: ProductGridContent }) {
  return (
    <ul className="print-columns grid max-md:ruled md:grid-cols-2 md:gap-3 lg:grid-cols-3">
      {content.items.map((product) => (
        <li
          key={product.id}
          className="relative py-1.5 md:flex md:flex-col md:rounded md:border md:border-line md:bg-raised md:p-4 md:shadow-low md:transition md:hover:-translate-y-0.5 md:hover:shadow-mid md:focus-within:shadow-mid"
        >
          <p className="text-sm font-semibold text-accent">{product.title}</p>
          <h3 className="text-heading">
            <bdi>{product.name}</bdi>
          </h3>
          <p className="mt-0.5 text-card text-ink-soft">{product.description}</p>
          <div className="mt-0.5 text-sm md:mt-1 md:grow">
            <Features items={product.features} />{' '}
            <PageLink
              to={product.path}
              className="font-semibold whitespace-nowrap text-accent after:absolute after:inset-0 md:mt-1.5 md:inline-block"
            >
              <LearnMore product={product} content={content} />
            </PageLink>
          </div>
          {product.site && (
            <p className="relative z-1 mt-1">
              <ButtonLink to={product.site.to} icon="external" variant="secondary">
                {product.site.label}
              </ButtonLink>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Features in one running line. */
function Features({ items }: { items: readonly string[] }) {
  return (
    <ul className="text-sm max-md:me-1 max-md:inline">
      {items.map((feature) => (
        <li key={feature} className="inline not-last:after:[content:'\00a0·_']">
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
