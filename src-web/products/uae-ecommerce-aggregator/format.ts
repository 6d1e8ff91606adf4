const percent = new Intl.NumberFormat('en', { style: 'percent' }).format;

/** A part as a percentage, without its sign. */
export function formatPart(part: number): string {
  return percent(Math.abs(part));
}
