/**
 * Somebody else's text for a mail header or a file name: without line breaks, and without bidirectional control characters,
 * because they can disguise how the text reads.
 */
export function oneLine(text: string): string {
  return withoutLineBreaks(text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ''));
}

/** Text for a mail header: control characters and line separators become spaces. */
export function withoutLineBreaks(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
