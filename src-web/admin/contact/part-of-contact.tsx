import type { ReactNode } from 'react';
import { newestShown } from '#shared/limits.ts';
import { List } from '../components/list.tsx';
import { Panel } from '../components/page.tsx';

interface PartProps<Item> {
  title: string;
  items: Item[];
  /** The page with the items that the newest leave out. */
  rest?: string;
  children: (item: Item) => ReactNode;
}

export function Part<Item>({ title, items, rest, children }: PartProps<Item>) {
  if (items.length === 0) return null;
  return (
    <Panel title={title}>
      <List label={title}>{items.map(children)}</List>
      {rest && items.length >= newestShown.ofPerson && <p className="mt-1 text-sm text-ink-soft">{rest}</p>}
    </Panel>
  );
}
