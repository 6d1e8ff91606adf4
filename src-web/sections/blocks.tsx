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

/** The blocks of a page's content, each drawn by its section. */
export function Blocks({ blocks }: { blocks: readonly Block[] }): ReactNode {
  return blocks.map((block, index) => {
    const key = `${block.kind}${index}`;
    switch (block.kind) {
      case 'cards':
        return <Cards key={key} {...block} />;
      case 'chips':
        return <Chips key={key} {...block} />;
      case 'points':
        return <Points key={key} {...block} />;
      case 'figures':
        return <Figures key={key} {...block} />;
      case 'quote':
        return <Testimony key={key} {...block} />;
      case 'plans':
        return <Plans key={key} {...block} />;
      case 'code':
        return <Code key={key} {...block} />;
      case 'publications':
        return <Publications key={key} {...block} />;
      case 'questions':
        return <Questions key={key} {...block} />;
      case 'closing':
        return <Closing key={key} {...block} />;
    }
  });
}
