import { Link } from 'react-router-dom';
import type { ProductSummary } from '../../../src-shared/content/types/product.ts';

/** The contents of the page: a line for each product, which leads to it. */
export function ProductIndex({ products, label }: { products: readonly ProductSummary[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ol className="border-b border-night-line">
        {products.map(({ id, name, title }, index) => (
          <li key={id} className="border-t border-night-line">
            <Link
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
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
