import type { ChipsBlock } from '../../../src-shared/content/types/blocks.ts';

/** One row for each item over the full width, its note as a large figure. */
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
