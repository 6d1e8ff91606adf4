import type { Item } from '../../../src-shared/content/types/blocks.ts';

export function Statements({ items }: { items: readonly Item[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-5 md:grid-cols-2">
      {items.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-accent pt-2">
          <h3 className="text-heading">{title}</h3>
          <p className="mt-1 max-w-text text-lead text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
