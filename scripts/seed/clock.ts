import { mock } from 'node:test';

/** The invented month happens at its own times: `Date` and the database's `now` show this clock's. */
export const clock = {
  start: (time: number) => mock.timers.enable({ apis: ['Date'], now: time }),
  /** The clock never goes back: an event may last beyond the time of the next one. */
  moveTo: (time: number) => mock.timers.setTime(Math.max(time, Date.now())),
  pass: (durationMs: number) => mock.timers.setTime(Date.now() + durationMs),
  stop: () => mock.timers.reset(),
};

export type Random = ReturnType<typeof createRandom>;

/** Mulberry32: the same numbers for the same seed, on every machine. */
export function createRandom(seed: number) {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    chance: (probability: number) => next() < probability,
    between: (low: number, high: number) => low + below(high - low + 1),
    pick: <Item>(items: readonly Item[]): Item => items[below(items.length)]!,
    weighted<Item>(items: readonly (readonly [Item, number])[]): Item {
      let remainder = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        remainder -= weight;
        if (remainder < 0) return item;
      }
      return items.at(-1)![0];
    },
    bytes: (count: number) => Uint8Array.from({ length: count }, () => below(256)),
  };
}

export function uuidFrom(random: Random): `${string}-${string}-${string}-${string}-${string}` {
  const bytes = random.bytes(16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Buffer.from(bytes).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
