/** How many times the slowest, as it is written in every language. */
export const speeds = { '1': '1×', '4': '4×', '16': '16×' };
export type Speed = keyof typeof speeds;

/** In milliseconds: a point lasts that long at the slowest speed. */
const slowest = 600;

/** In milliseconds. */
export function pointTimeOf(speed: Speed): number {
  return slowest / Number(speed);
}
