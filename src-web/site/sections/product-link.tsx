import type { ProductGridContent, ProductSummary } from '../../../src-shared/content/types/product.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The button of a product: to its own site if it has one, otherwise to its page. */
export function ProductLink({ product, content }: { product: ProductSummary; content: ProductGridContent }) {
  if (product.site) {
    return (
      <ButtonLink to={product.site.to} icon="external">
        {product.site.label}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to={product.path} variant="secondary" icon="arrow">
      <span>
        {content.learnMore}
        <span className="sr-only"> {content.about(product.name)}</span>
      </span>
    </ButtonLink>
  );
}
