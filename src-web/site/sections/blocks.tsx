import type { ReactNode } from 'react';
import { blockIds } from '#shared/content/block-ids.ts';
import type {
  Block,
  ChipsBlock,
  EstimatorBlock,
  FaqBlock,
  FeatureListBlock,
  PublicationsBlock,
  SampleBlock,
  TestimonialBlock,
} from '#shared/content/types/blocks.ts';
import { SampleStage } from '../../products/sample-stage.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Island } from '../island.tsx';
import Estimator from '../islands/estimator.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Cards } from './cards.tsx';
import { Code } from './code.tsx';
import { Comparison } from './comparison.tsx';
import { ItemList } from './item-list.tsx';
import { Plans } from './plans.tsx';
import { Stats } from './stats.tsx';

type SectionOf<Kind extends Block['kind']> = (block: Extract<Block, { kind: Kind }>) => ReactNode;

const sections: { [Kind in Block['kind']]: SectionOf<Kind> } = {
  sample: Sample,
  cards: Cards,
  chips: Chips,
  'feature-list': FeatureList,
  stats: Stats,
  testimonial: Testimonial,
  plans: Plans,
  comparison: Comparison,
  estimator: EstimatorSection,
  code: Code,
  publications: Publications,
  faq: Faq,
  'call-to-action': CallToAction,
};

export function Blocks({ blocks }: { blocks: readonly Block[] }): ReactNode {
  const ids = blockIds(blocks);
  return blocks.map((block, index) => {
    const Component = sections[block.kind] as SectionOf<Block['kind']>;
    return <Component key={ids[index]} {...block} id={ids[index]} />;
  });
}

function Faq({ id, about, title, lead, items }: Omit<FaqBlock, 'kind'>) {
  return (
    <Section id={id} className="grid gap-x-8 lg:grid-cols-[5fr_7fr]">
      <SectionHeading about={about} title={title} lead={lead} />
      <div className="ruled print:columns-2">
        {items.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-7 items-center justify-between gap-2 py-1 text-subheading font-semibold">
              {question}
              <Icon name="chevron" className="size-2.5 text-accent transition-transform group-open:rotate-180" />
            </summary>
            <p className="max-w-text pb-3 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}

function FeatureList({ id, about, title, lead, items }: Omit<FeatureListBlock, 'kind'>) {
  return (
    <Section id={id}>
      <SectionHeading about={about} title={title} lead={lead} />
      <ItemList items={items} />
    </Section>
  );
}

/** Ends the band of the sample before it. */
function Testimonial({ id, text, name, role, caption }: Omit<TestimonialBlock, 'kind'>) {
  return (
    <Section id={id} background="sand" className="-mt-section">
      <figure className="max-w-text border-s-2 border-accent ps-2 text-sm">
        <blockquote className="font-medium">
          <q>{text}</q>
        </blockquote>
        <figcaption className="mt-0.5 text-ink-soft">
          {name} · {role}. {caption}
        </figcaption>
      </figure>
    </Section>
  );
}

function Publications({ id, about, title, lead, items }: Omit<PublicationsBlock, 'kind'>) {
  return (
    <Section id={id}>
      <SectionHeading about={about} title={title} lead={lead} />
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

function EstimatorSection({ id, about, title, lead, texts }: Omit<EstimatorBlock, 'kind'>) {
  return (
    <Section id={id} background="sand" className="print:hidden">
      <SectionHeading about={about} title={title} lead={lead} />
      <Island name="estimator">
        <Estimator texts={{ estimator: texts }} />
      </Island>
    </Section>
  );
}

function Sample({ id, about, title, lead, ...stage }: Omit<SampleBlock, 'kind'>) {
  return (
    <Section id={id} background="sand">
      <SectionHeading about={about} title={title} lead={lead} />
      <Island name="sample">
        <SampleStage {...stage} />
      </Island>
    </Section>
  );
}

function Chips({ id, about, title, lead, items }: Omit<ChipsBlock, 'kind'>) {
  return (
    <Section id={id} className="grid gap-x-8 lg:grid-cols-[5fr_7fr]">
      <SectionHeading about={about} title={title} lead={lead} />
      <ul className="grid grid-cols-2 content-start gap-x-3 sm:grid-cols-3">
        {items.map(({ label, note }) => (
          <li key={label} className="border-t border-line py-1">
            <span className="block font-semibold">{label}</span>
            {note && <bdi className="tabular block text-sm text-ink-soft">{note}</bdi>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
