import { allRules, canary } from '../../src-worker/chat/prompt.ts';

const invisible =
  /[\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\u{e0000}-\u{e0fff}]|\u00ad|\u034f/u;

/**
 * What is wrong with a text that stands in the visitor's page; empty when nothing is. It decodes what it can, and knows nothing of
 * how the filter works.
 */
export function faultsOf(text: string): string[] {
  const faults: string[] = [];
  if (invisible.test(text)) {
    faults.push('invisible characters');
  }
  if (/!\[[^\]]*\]/.test(text)) faults.push('an image');
  if (/[[【][\s^]*\d{1,2}\s*(?:†[^\]】]*)?[\]】]/.test(text)) faults.push('a citation mark');
  for (const [reading, decoded] of readingsOf(text)) {
    const letters = fold(decoded);
    if (letters.includes(fold(canary))) faults.push(`the canary, ${reading}`);
    if (allRules.some((rule) => repeats(letters, fold(rule)))) faults.push(`a rule, ${reading}`);
  }
  return faults;
}

/** Whether any 60 letters of a rule, some twelve words, stand in the text. */
function repeats(letters: string, rule: string): boolean {
  const run = Math.min(60, rule.length);
  for (let start = 0; start + run <= rule.length; start += 5) {
    if (letters.includes(rule.slice(start, start + run))) return true;
  }
  return false;
}

function readingsOf(text: string): [string, string][] {
  const compact = text.replace(/\s/g, '');
  return [
    ['as it is', text],
    ['backwards', [...text].reverse().join('')],
    ['in ROT13', rot13(text)],
    ['in percent encoding', text.replace(/(?:%[0-9a-f]{2})+/gi, decodePercent)],
    ...encoded(compact, 'Base64'),
    ...encoded([...compact].reverse().join(''), 'Base64 backwards'),
    ...[...compact.matchAll(/(?:[0-9a-f]{2}){20,}/gi)].map(([hex]): [string, string] => [
      'in hexadecimal',
      fromHex(hex),
    ]),
  ];
}

function encoded(text: string, name: string): [string, string][] {
  return [...text.matchAll(/[A-Za-z0-9+/]{24,}/g)].flatMap(([found]) =>
    [0, 1, 2, 3].map((shift): [string, string] => [`in ${name}`, fromBase64(found.slice(shift))]),
  );
}

const utf8 = new TextDecoder();
const bytesOf = (binary: string) => Uint8Array.from(binary, (one) => one.charCodeAt(0));
const fromBase64 = (text: string) => utf8.decode(bytesOf(atob(text.slice(0, text.length - (text.length % 4)))));
const fromHex = (text: string) =>
  utf8.decode(Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
}

function decodePercent(text: string): string {
  return utf8.decode(Uint8Array.from(text.match(/%../g) ?? [], (code) => Number.parseInt(code.slice(1), 16)));
}
