import type { Item } from '#shared/content/types/blocks.ts';
import { IconTile } from '../../ui/icon-tile.tsx';

export function ItemList({ items }: { items: readonly Item[] }) {
  return (
    <ul className={`grid gap-x-5 gap-y-4 sm:grid-cols-2 ${items.length % 3 === 0 ? 'lg:grid-cols-3' : ''}`}>
      {items.map((item) => (
        <li key={item.title} className="flex gap-2">
          {item.icon && <IconTile name={item.icon} className="shrink-0" />}
          <div>
            <h3 className="text-subheading">{item.title}</h3>
            <p className="mt-0.25 text-sm text-ink-soft">{item.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
