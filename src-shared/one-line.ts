/**
 * Text for a mail header or a file name: control characters and line separators become spaces, bidirectional control
 * characters are removed, because they can disguise how the text reads.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}
