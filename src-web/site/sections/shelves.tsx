import type { Item } from '../../../src-shared/content/types/blocks.ts';
import { IconTile } from '../../ui/icon-tile.tsx';

/** Items that stand on shelves, each above its label. */
export function Shelves({ items }: { items: Item[] }) {
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
