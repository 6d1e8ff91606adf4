import { expect } from 'vitest';
import { monday, setTime } from './bookings.ts';

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A state that lasts for `lasts` milliseconds after `begin`: `within` until the last of them, `after` from then on. */
export interface Duration<Begun = unknown> {
  lasts: number;
  begin(): Begun | Promise<Begun>;
  check(begun: Begun): Promise<unknown>;
  within: unknown;
  after: unknown;
}

export function duration<Begun>(one: Duration<Begun>): Duration {
  return one as Duration;
}

/** Begins on a Monday at eight in Dubai, each time without earlier records. */
export async function expectEnd({ lasts, begin, check, within, after }: Duration, empty: () => Promise<void>) {
  for (const [age, expected] of [
    [lasts - 1, within],
    [lasts, after],
  ] as const) {
    setTime(monday);
    await empty();
    const begun = await begin();
    setTime(Date.parse(monday) + age);
    expect(await check(begun), `after ${age} ms`).toEqual(expected);
  }
}
