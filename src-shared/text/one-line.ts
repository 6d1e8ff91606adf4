/** Removes bidirectional control characters, too, which can disguise how a mail header or a file name reads. */
export function oneLine(text: string): string {
  return withoutLineBreaks(text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ''));
}

export function withoutLineBreaks(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
