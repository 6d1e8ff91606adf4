import type { PublicationsBlock } from '../../../src-shared/content/types/blocks.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

export function Publications({ id, background, eyebrow, title, lead, items }: Omit<PublicationsBlock, 'kind'>) {
  return (
    <Section id={id} background={background}>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <ul className="ruled">
        {items.map((paper) => (
          <li key={paper.title} className="grid gap-x-6 gap-y-0.5 py-3 md:grid-cols-[10rem_1fr]">
            <p className="tabular text-sm text-ink-soft">
              {paper.year}
              <br />
              <bdi lang="en">{paper.venue}</bdi>
            </p>
            <div className="max-w-text">
              <h3 className="text-subheading">
                <bdi lang="en">{paper.title}</bdi>
              </h3>
              <p className="text-sm text-accent">
                <bdi lang="en">{paper.authors}</bdi>
              </p>
              <p className="mt-0.75 text-ink-soft">{paper.summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
