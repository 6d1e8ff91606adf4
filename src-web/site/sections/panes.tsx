import type { Item } from '../../../src-shared/content/types/blocks.ts';
import { Icon } from '../../ui/icon.tsx';

/** The panes of one screen, a line between them. */
export function Panes({ items }: { items: Item[] }) {
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
