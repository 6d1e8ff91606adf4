import type { LandingContent } from '../../src-shared/content/types.ts';
import { PageHead } from '../layout/page-head.tsx';
import { Blocks } from '../sections/blocks.tsx';
import { PageHero } from '../sections/page-hero.tsx';

/** A page that presents a product, or what we do for an audience. */
export function LandingPage({ content }: { content: LandingContent }) {
  return (
    <>
      <PageHead {...content.meta} />
      <PageHero {...content} />
      <Blocks blocks={content.blocks} />
    </>
  );
}
