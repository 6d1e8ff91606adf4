import type { SampleBlock } from '../../src-shared/content/types/blocks.ts';
import { Section } from '../ui/section.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { SampleStage } from './sample-stage.tsx';

/** A part of the product that a visitor uses on the page, on invented data. */
export function Sample({ id, background, eyebrow, title, lead, ...stage }: Omit<SampleBlock, 'kind'>) {
  return (
    <Section id={id} background={background}>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <SampleStage {...stage} />
    </Section>
  );
}
