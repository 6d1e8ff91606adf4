import { Suspense } from 'react';
import { defaultLocale } from '../../src-shared/locales.ts';
import { afterInteraction } from '../lib/after-interaction.ts';
import { withContent } from '../lib/with-content.tsx';

const grids = withContent({
  component: afterInteraction(() => import('./product-grid.tsx')),
  content: { en: afterInteraction(() => import('../../src-shared/content/en/product-grid.ts')) },
});

/** The grid of all products; its code and its words come with the first interaction. */
export function Products() {
  const Grid = grids[defaultLocale];
  return (
    <Suspense>
      <Grid />
    </Suspense>
  );
}
