import { Buffer } from 'node:buffer';
import { pdfName } from './pdf-name.ts';

const character = '[^\\\\()]|\\\\[\\s\\S]';
/** Parentheses inside are escaped or come in pairs. */
const literal = `\\(((?:${character}|\\((?:${character})*\\)){0,4096})\\)`;
const uri = new RegExp(
  `${pdfName('URI').source}[\\s\\0]*(?:${literal}|<(?!<)([^<>]{0,8192})>|(?=(/|>>|<<|\\]))|)`,
  'g',
);
const scheme = /^(?:[a-z][a-z\d+.-]*:|\\\\|\/\/)/i;
const plainLink = /^(?:https?:|mailto:|tel:)/i;
/** A file of a network share. */
const share = /\/U?F[\s\0]*\((?:\xfe\xff)?\0?(?:\\\\|\\134|\/)\0?(?:\\\\|\\134|\/)/;

/** A link to a file or a network share gives away who opens it. A link to the web, which a reader has to press, does not. */
export function linksOutside(text: string): boolean {
  if (share.test(text)) return true;
  return [...text.matchAll(uri)].some(([, literal, hexadecimal, other]) => {
    if (other !== undefined) return false;
    const target = literal === undefined ? fromHexadecimal(hexadecimal) : fromLiteral(literal);
    return target === undefined || (scheme.test(target) && !plainLink.test(target));
  });
}

function fromLiteral(literal: string): string {
  const text = literal.replace(/\\(?:([0-7]{1,3})|\r?\n|([\s\S]))/g, (_, octal?: string, escaped = '') =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8)) : escaped,
  );
  return plainText(text);
}

function fromHexadecimal(digits: string | undefined): string | undefined {
  return digits === undefined ? undefined : plainText(Buffer.from(digits.replace(/\s/g, ''), 'hex').toString('latin1'));
}

/** Also of UTF-16. */
function plainText(text: string): string {
  return text.replace(/^(?:\xfe\xff|\xff\xfe|\xef\xbb\xbf)|[\0-\x20]/g, '');
}
