import type { Item } from '../../../src-shared/content/types/blocks.ts';

/** Numbered sections in two columns, as in a paper. */
export function Paper({ items }: { items: Item[] }) {
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
