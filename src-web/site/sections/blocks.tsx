import type { ReactNode } from 'react';
import { blockIds } from '#shared/content/block-ids.ts';
import type {
  Block,
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
import { Chips } from './chips.tsx';
import { Code } from './code.tsx';
import { Comparison } from './comparison.tsx';
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

function Faq({ id, background, eyebrow, title, lead, items }: Omit<FaqBlock, 'kind'>) {
  return (
    <Section id={id} background={background} className="grid gap-x-8 lg:grid-cols-[5fr_7fr]">
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <div className="ruled">
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

function FeatureList({ id, background, eyebrow, title, lead, items }: Omit<FeatureListBlock, 'kind'>) {
  return (
    <Section id={id} background={background} className="grid gap-x-8 lg:grid-cols-[5fr_7fr]">
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <ul className="ruled">
        {items.map((item) => (
          <li key={item.title} className="grid grid-cols-[auto_1fr] gap-x-2 py-2.5">
            {item.icon && <Icon name={item.icon} className="mt-0.25 size-3 text-accent" />}
            {item.picture && (
              <img
                src={item.picture}
                alt=""
                width={72}
                height={72}
                loading="lazy"
                className="size-9 rounded-full object-cover"
              />
            )}
            <div>
              <h3 className="text-subheading">{item.title}</h3>
              <p className="mt-0.25 text-ink-soft">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Testimonial({ id, text, name, role, caption }: Omit<TestimonialBlock, 'kind'>) {
  return (
    <Section id={id}>
      <figure className="mx-auto max-w-narrow">
        <div aria-hidden="true" className="mb-3 h-0.5 w-8 rounded-full dusk" />
        <blockquote className="text-heading font-medium text-balance">
          <q>{text}</q>
        </blockquote>
        <figcaption className="mt-3 text-sm">
          <span className="font-semibold">{name}</span>
          <span className="text-ink-soft"> · {role}</span>
          <span className="block text-ink-soft">{caption}</span>
        </figcaption>
      </figure>
    </Section>
  );
}

function Publications({ id, background, eyebrow, title, lead, items }: Omit<PublicationsBlock, 'kind'>) {
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

function EstimatorSection({ id, background, eyebrow, title, lead, texts }: Omit<EstimatorBlock, 'kind'>) {
  return (
    <Section id={id} background={background}>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <Island name="estimator">
        <Estimator texts={{ estimator: texts }} />
      </Island>
    </Section>
  );
}

function Sample({ id, background, eyebrow, title, lead, ...stage }: Omit<SampleBlock, 'kind'>) {
  return (
    <Section id={id} background={background}>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <Island name="sample">
        <SampleStage {...stage} />
      </Island>
    </Section>
  );
}
