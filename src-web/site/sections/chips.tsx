import type { ChipsBlock } from '#shared/content/types/blocks.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

export function Chips({ id, background, layout, eyebrow, title, lead, items }: Omit<ChipsBlock, 'kind'>) {
  const hasFigures = layout === 'figures';
  return (
    <Section id={id} background={background} className={hasFigures ? undefined : 'grid gap-x-8 lg:grid-cols-[5fr_7fr]'}>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      {hasFigures ? <FigureTable items={items} /> : <Tiles items={items} />}
    </Section>
  );
}

function Tiles({ items }: { items: ChipsBlock['items'] }) {
  return (
    <ul className="grid grid-cols-2 content-start gap-px overflow-hidden rounded border border-line bg-line">
      {items.map(({ label, note }) => (
        <li key={label} className="bg-raised p-2 md:p-3">
          <span className="block text-base font-semibold sm:text-subheading">{label}</span>
          {note && <bdi className="tabular text-sm text-ink-soft">{note}</bdi>}
        </li>
      ))}
    </ul>
  );
}

export function FigureTable({ items }: { items: ChipsBlock['items'] }) {
  return (
    <dl>
      {items.map(({ label, note }) => (
        <div
          key={label}
          className="grid grid-cols-2 items-baseline gap-x-3 border-t border-line-strong py-1.5 md:grid-cols-[5fr_7fr] md:py-2"
        >
          <dt className="text-subheading md:text-heading">{label}</dt>
          <dd className="tabular order-first text-title font-semibold lg:text-display">
            <bdi>{note}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
