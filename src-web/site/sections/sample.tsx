import type { SampleBlock } from '../../../src-shared/content/types/blocks.ts';
import { SampleStage } from '../../products/sample-stage.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Island } from '../island.tsx';

export function Sample({ id, background, eyebrow, title, lead, ...stage }: Omit<SampleBlock, 'kind'>) {
  return (
    <Section id={id} background={background}>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <Island name="sample">
        <SampleStage {...stage} />
      </Island>
    </Section>
  );
}
