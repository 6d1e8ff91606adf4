import type { CareersContent } from '../../src-shared/content/types/careers.ts';
import { Blocks } from '../sections/blocks.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Positions } from '../sections/positions.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';

export default function CareersPage({ content }: { content: CareersContent }) {
  const { hero, values, benefits, positions, callToAction } = content;
  return (
    <>
      <PageHero {...hero} actions={[hero.positions]} />
      <Blocks
        blocks={[
          { kind: 'feature-list', ...values },
          { kind: 'cards', ...benefits, background: 'sand' },
        ]}
      />
      <Section id="positions">
        <SectionHeading eyebrow={positions.eyebrow} title={positions.title} lead={positions.lead} />
        <Positions content={content} />
      </Section>
      <Blocks blocks={[callToAction]} />
    </>
  );
}
