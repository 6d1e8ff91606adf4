/** A clause from the middle of a sentence, as it stands alone. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
