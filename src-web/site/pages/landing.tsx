import type { LandingContent } from '../../../src-shared/content/types/blocks.ts';
import { Blocks } from '../sections/blocks.tsx';
import { PageHero } from '../sections/page-hero.tsx';

export default function LandingPage({ content }: { content: LandingContent }) {
  return (
    <>
      <PageHero {...content} />
      <Blocks blocks={content.blocks} />
    </>
  );
}
