import type { Item } from '../../../src-shared/content/types/blocks.ts';
import { IconTile } from '../../ui/icon-tile.tsx';

/** Items on one line that runs from the first to the last: downwards, or in rows on a wide screen. */
export function Chained({ items }: { items: Item[] }) {
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
