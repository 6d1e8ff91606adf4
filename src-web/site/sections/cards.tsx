import type { ComponentType } from 'react';
import type { CardsBlock, Item } from '#shared/content/types/blocks.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { ItemList } from './item-list.tsx';

/** Two products have a list of their own. */
const cardLayouts: Record<NonNullable<CardsBlock['layout']>, ComponentType<{ items: Item[] }>> = {
  list: ItemList,
  chain: Chained,
  shelves: Shelves,
};

export function Cards({ id, invented, layout = 'list', about, title, lead, items }: Omit<CardsBlock, 'kind'>) {
  const Layout = cardLayouts[layout];
  return (
    <Section id={id} invented={invented}>
      <SectionHeading about={about} title={title} lead={lead} />
      <Layout items={items} />
    </Section>
  );
}

function Chained({ items }: { items: Item[] }) {
  return (
    <ul className="chained grid sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          <span className="inline-flex size-6 items-center justify-center rounded-full border-2 border-amber text-accent sm:mb-1.5">
            {icon && <Icon name={icon} />}
          </span>
          <h3 className="text-subheading">{title}</h3>
          <p className="mt-0.25 text-card text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Shelves({ items }: { items: Item[] }) {
  return (
    <ul className="grid gap-y-2.5 sm:grid-cols-2 md:gap-y-4 lg:grid-cols-3">
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          {/* The boards of a row meet. */}
          <div className="border-b-4 border-line-strong ps-1 pb-0.5">
            {icon && <Icon name={icon} className="size-3 text-accent" />}
          </div>
          <h3 className="mt-1 pe-3 text-subheading">{title}</h3>
          <p className="mt-0.25 pe-3 text-card text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
