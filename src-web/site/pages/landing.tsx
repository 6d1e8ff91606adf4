import type { LandingContent } from '../../../src-shared/content/types/blocks.ts';
import { Blocks } from '../sections/blocks.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PaperOpening } from '../sections/paper-opening.tsx';

export default function LandingPage({ content }: { content: LandingContent }) {
  return (
    <>
      {content.opening === 'paper' ? <PaperOpening {...content} /> : <PageHero {...content} />}
      <Blocks blocks={content.blocks} />
    </>
  );
}
