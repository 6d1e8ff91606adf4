import type { Block } from './types/blocks.ts';

/** A block's own id, or its kind, with a number from the second block of a kind on. */
export function blockIds(blocks: readonly Block[]): string[] {
  const seen = new Map<string, number>();
  return blocks.map(({ id, kind }) => {
    if (id) return id;
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return count === 1 ? kind : `${kind}-${count}`;
  });
}
