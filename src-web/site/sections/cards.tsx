import type { ComponentType } from 'react';
import type { CardsBlock, Item } from '#shared/content/types/blocks.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconTile } from '../../ui/icon-tile.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

const cardLayouts: Record<NonNullable<CardsBlock['layout']>, ComponentType<{ items: Item[] }>> = {
  cards: Grid,
  plain: Plain,
  rows: Rows,
  reference: Reference,
  paper: Paper,
  chain: Chained,
  panes: Panes,
  shelves: Shelves,
};

export function Cards(props: Omit<CardsBlock, 'kind'>) {
  const { id, background, invented, layout = 'cards', eyebrow, title, lead, items } = props;
  const Layout = cardLayouts[layout];
  return (
    <Section id={id} background={background} invented={invented}>
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

function Plain({ items }: { items: Item[] }) {
  return (
    <ul className="grid gap-x-5 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ title, text }) => (
        <li key={title} className="border-t border-line py-1.25 md:py-2.5">
          <h3 className="font-semibold">{title}</h3>
          <p className="text-sm text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Rows({ items }: { items: Item[] }) {
  return (
    <ol className="ruled">
      {items.map(({ title, text }, index) => (
        <li key={title} className="grid gap-x-3 py-2.5 md:grid-cols-[3rem_5fr_7fr] md:items-baseline">
          <span aria-hidden="true" className="tabular text-sm font-medium text-accent">
            {String(index + 1).padStart(2, '0')}
          </span>
          <h3 className="text-subheading">{title}</h3>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}

function Reference({ items }: { items: Item[] }) {
  return (
    <ul className="grid gap-x-8 lg:grid-cols-2">
      {items.map(({ title, text }) => (
        <li key={title} className="border-t border-line-strong/60 py-2">
          <h3 className="text-sm font-semibold text-accent ltr:font-mono">{title}</h3>
          <p className="mt-0.5 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Paper({ items }: { items: Item[] }) {
  return (
    <ol className="gap-8 border-y-2 border-ink py-4 md:columns-2">
      {items.map(({ title, text }, index) => (
        <li key={title} className="mb-3 break-inside-avoid last:mb-0">
          <h3 className="text-subheading">
            <span aria-hidden="true" className="tabular me-1.5 text-accent">
              {index + 1}
            </span>
            {title}
          </h3>
          <p className="mt-0.5 text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}

function Chained({ items }: { items: Item[] }) {
  return (
    <ul className="chained grid sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          {icon && <IconTile name={icon} className="mb-2" />}
          <h3 className="text-subheading">{title}</h3>
          <p className="mt-0.75 text-sm text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Panes({ items }: { items: Item[] }) {
  return (
    <ul className="grid gap-px overflow-hidden rounded border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ icon, title, text }) => (
        <li key={title} className="bg-paper p-2 md:p-3">
          <h3 className="flex items-center gap-1 text-subheading">
            {icon && <Icon name={icon} className="size-3 shrink-0 text-accent" />}
            {title}
          </h3>
          <p className="mt-0.75 text-sm text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Shelves({ items }: { items: Item[] }) {
  return (
    <ul className="grid gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          {/* The boards of a row meet. */}
          <div className="border-b-4 border-line-strong ps-2">
            {icon && <IconTile name={icon} className="rounded-b-none" />}
          </div>
          <h3 className="mt-1.5 pe-3 text-subheading">{title}</h3>
          <p className="mt-0.75 pe-3 text-sm text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
