import type { Buffer } from 'node:buffer';

const lineStart = /^(?:\xef\xbb\xbf)?\s*%PDF-/;

/** Whether the bytes begin like a PDF; before it, only a byte order mark and white space are allowed. */
export function isPdf(content: Buffer): boolean {
  return lineStart.test(content.toString('latin1', 0, 1024));
}

const activeNames = ['JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'Encrypt'].map(escapable).join('|');
// With `[` it opens at a page, as office programs write it.
const opening = `${escapable('OpenAction')}(?![\\s\\0]*\\[)`;
const active = new RegExp(`/(?:${activeNames}|${opening})(?![^\\s\\0/()<>\\[\\]{}%])`);

/** Whether it names scripts, programs, embedded files or a password. What it says in compressed objects is not seen. */
export function hasActiveContent(pdf: Buffer): boolean {
  return active.test(pdf.toString('latin1'));
}

/** A pattern for a PDF name: every character may be written as `#` and two hexadecimal digits. */
function escapable(name: string): string {
  return [...name].map((letter) => `(?:${letter}|#${hexadecimal(letter)})`).join('');
}

function hexadecimal(letter: string): string {
  const digits = letter.charCodeAt(0).toString(16);
  return digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}
