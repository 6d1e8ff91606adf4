import type { ReactNode } from 'react';
import type { Block } from '../../src-shared/content/types.ts';
import { Cards } from './cards.tsx';
import { Chips } from './chips.tsx';
import { Closing } from './closing.tsx';
import { Code } from './code.tsx';
import { Figures } from './figures.tsx';
import { Plans } from './plans.tsx';
import { Points } from './points.tsx';
import { Publications } from './publications.tsx';
import { Questions } from './questions.tsx';
import { Testimony } from './testimony.tsx';

type Drawn<Kind extends Block['kind']> = (block: Extract<Block, { kind: Kind }>) => ReactNode;

const sections: { [Kind in Block['kind']]: Drawn<Kind> } = {
  cards: Cards,
  chips: Chips,
  points: Points,
  figures: Figures,
  quote: Testimony,
  plans: Plans,
  code: Code,
  publications: Publications,
  questions: Questions,
  closing: Closing,
};

/** The blocks of a page's content, each drawn by the section of its kind. */
export function Blocks({ blocks }: { blocks: readonly Block[] }): ReactNode {
  return blocks.map((block, index) => {
    const Section = sections[block.kind] as Drawn<Block['kind']>;
    return <Section key={`${block.kind}${index}`} {...block} />;
  });
}
