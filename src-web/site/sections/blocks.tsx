import type { ReactNode } from 'react';
import { blockIds } from '../../../src-shared/content/block-ids.ts';
import type { Block } from '../../../src-shared/content/types/blocks.ts';
import { Sample } from '../../products/sample-stage.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Cards } from './cards.tsx';
import { Chips } from './chips.tsx';
import { Code } from './code.tsx';
import { Faq } from './faq.tsx';
import { FeatureList } from './feature-list.tsx';
import { Plans } from './plans.tsx';
import { Publications } from './publications.tsx';
import { Stats } from './stats.tsx';
import { Testimonial } from './testimonial.tsx';

type SectionOf<Kind extends Block['kind']> = (block: Extract<Block, { kind: Kind }>) => ReactNode;

const sections: { [Kind in Block['kind']]: SectionOf<Kind> } = {
  sample: Sample,
  cards: Cards,
  chips: Chips,
  'feature-list': FeatureList,
  stats: Stats,
  testimonial: Testimonial,
  plans: Plans,
  code: Code,
  publications: Publications,
  faq: Faq,
  'call-to-action': CallToAction,
};

export function Blocks({ blocks }: { blocks: readonly Block[] }): ReactNode {
  const ids = blockIds(blocks);
  return blocks.map((block, index) => {
    const Section = sections[block.kind] as SectionOf<Block['kind']>;
    return <Section key={ids[index]} {...block} id={ids[index]} />;
  });
}
