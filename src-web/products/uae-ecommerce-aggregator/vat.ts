/** Of the Emirates. */
const rate = 0.05;

/** The VAT that is in an amount, in AED. */
export function vatIn(amount: number): number {
  return (amount * rate) / (1 + rate);
}
