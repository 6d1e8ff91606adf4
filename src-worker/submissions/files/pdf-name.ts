/** Matches any of these names. Each character of a PDF name may be written as `#` and two hexadecimal digits. */
export function pdfName(...names: string[]): RegExp {
  return new RegExp(`/(?:${names.map(escapable).join('|')})(?![^\\s\\0/()<>\\[\\]{}%])`);
}

function escapable(name: string): string {
  return [...name].map((letter) => `(?:${letter}|#${hexadecimal(letter)})`).join('');
}

function hexadecimal(letter: string): string {
  const digits = letter.charCodeAt(0).toString(16);
  return digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}
