import type { ProductGridContent, ProductSummary } from '#shared/content/types/product.ts';
import { Illustration } from '../../products/illustration.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { LearnMore } from './product-grid.tsx';

export function ProductList({ content }: { content: ProductGridContent }) {
  return (
    <ol className="ruled">
      {content.items.map((product) => (
        <li key={product.id} id={product.id} className="grid items-center gap-x-8 py-3 md:grid-cols-[7fr_4fr] md:py-4">
          <div>
            <p className="text-sm font-semibold text-accent">{product.title}</p>
            <h3 className="text-heading">
              <bdi>{product.name}</bdi>
            </h3>
            <p className="mt-0.5 mb-1 max-w-text text-ink-soft">{product.description}</p>
            <div className="flex flex-wrap gap-x-3">
              {product.site && (
                <ButtonLink to={product.site.to} variant="quiet" icon="external">
                  {product.site.label}
                </ButtonLink>
              )}
              <ButtonLink to={product.path} variant="quiet" icon="arrow">
                <LearnMore product={product} content={content} />
              </ButtonLink>
            </div>
          </div>
          <Illustration content={product.illustration} className="max-md:hidden" />
        </li>
      ))}
    </ol>
  );
}

export function ProductIndex({ products, label }: { products: readonly ProductSummary[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ol className="border-b border-night-line">
        {products.map(({ id, name, title }, index) => (
          <li key={id} className="border-t border-night-line">
            <PageLink
              to={`#${id}`}
              className="grid grid-cols-[3rem_1fr] items-baseline py-1.25 transition-colors hover:text-amber-bright"
            >
              <span aria-hidden="true" className="tabular text-sm text-amber-bright">
                {index + 1}
              </span>
              <span>
                <span className="block font-semibold">
                  <bdi>{name}</bdi>
                </span>
                <span className="text-sm text-starlight-soft">{title}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
