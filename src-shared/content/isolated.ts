/** Keeps the direction of a name, address, price or code apart from the sentence around it: `<bdi>` in plain text. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
