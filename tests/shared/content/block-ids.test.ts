import { expect, it } from 'vitest';
import { blockIds } from '#shared/content/block-ids.ts';
import type { Block } from '#shared/content/types/blocks.ts';

it('keeps a block’s own id, and numbers the blocks of one kind', () => {
  const cards: Block = { kind: 'cards', title: 'x', items: [] };
  const stats: Block = { kind: 'stats', title: 'x', items: [] };
  expect(blockIds([cards, stats, cards, { ...cards, id: 'own' }, cards])).toEqual([
    'cards',
    'stats',
    'cards-2',
    'own',
    'cards-3',
  ]);
});
