import type { Item } from '../../../src-shared/content/types/blocks.ts';

/** Entries in two columns, as in the reference of an API: the term, then what it does. */
export function Reference({ items }: { items: Item[] }) {
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
