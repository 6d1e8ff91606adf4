import type { ComponentType } from 'react';
import type { CardsBlock, Item } from '../../src-shared/content/types/blocks.ts';
import { Card } from '../ui/card.tsx';
import { IconTile } from '../ui/icon-tile.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { Chained } from './chained.tsx';
import { Panes } from './panes.tsx';
import { Paper } from './paper.tsx';
import { Reference } from './reference.tsx';
import { Rows } from './rows.tsx';
import { Shelves } from './shelves.tsx';

const cardLayouts: Record<NonNullable<CardsBlock['layout']>, ComponentType<{ items: Item[] }>> = {
  cards: Grid,
  rows: Rows,
  reference: Reference,
  paper: Paper,
  chain: Chained,
  panes: Panes,
  shelves: Shelves,
};

export function Cards({ id, background, layout = 'cards', eyebrow, title, lead, items }: Omit<CardsBlock, 'kind'>) {
  const Layout = cardLayouts[layout];
  return (
    <Section id={id} background={background}>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <Layout items={items} />
    </Section>
  );
}

function Grid({ items }: { items: Item[] }) {
  return (
    <ul className={`grid gap-3 sm:grid-cols-2 ${items.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}>
      {items.map((item) => (
        <Card key={item.title} as="li">
          {item.icon && <IconTile name={item.icon} className="mb-2" />}
          <h3 className="text-subheading">{item.title}</h3>
          <p className="mt-0.75 text-sm text-ink-soft">{item.text}</p>
        </Card>
      ))}
    </ul>
  );
}
