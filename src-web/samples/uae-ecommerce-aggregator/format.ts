/** Amounts are written the same way in every language: `2,849`, on a receipt `2,849.00`. */
export const formatAmount = new Intl.NumberFormat('en').format;
export const formatExactly = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format;

const percent = new Intl.NumberFormat('en', { style: 'percent' }).format;

/** A part as a percentage, without its sign. */
export function formatPart(part: number): string {
  return percent(Math.abs(part));
}
