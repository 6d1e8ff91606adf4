import type { Item } from '../../../src-shared/content/types/blocks.ts';

/** Numbered rows over the full width, as in a ledger. */
export function Rows({ items }: { items: Item[] }) {
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
