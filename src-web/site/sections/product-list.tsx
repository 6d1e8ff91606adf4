import type { ProductGridContent, ProductSummary } from '#shared/content/types/product.ts';
import { Illustration } from '../../products/illustration.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { ProductLink } from './product-grid.tsx';

export function ProductList({ content }: { content: ProductGridContent }) {
  return (
    <ol className="ruled">
      {content.items.map((product, index) => (
        <li
          key={product.id}
          id={product.id}
          className="grid items-start gap-x-6 gap-y-2 py-5 md:py-7 md:grid-cols-[3rem_6fr_5fr]"
        >
          <span aria-hidden="true" className="tabular text-title font-semibold text-accent">
            {index + 1}
          </span>
          <div>
            <p className="text-sm font-semibold text-ink-soft">{product.title}</p>
            <h3 className="text-title">
              <bdi>{product.name}</bdi>
            </h3>
            <p className="mt-1.5 text-lead text-ink-soft">{product.description}</p>
            <CheckList
              items={product.features}
              className="mt-2.5 mb-3.5 text-sm sm:grid-cols-2 md:max-lg:grid-cols-1"
            />
            <ProductLink product={product} content={content} />
          </div>
          <Illustration content={product.illustration} className="max-md:mt-2" />
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
