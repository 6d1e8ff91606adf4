import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inspectPdf } from '#worker/submissions/files/pdf.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { pdf } from '../../support/cv-files.ts';

function isFlagged(value: string, key = '/F'): boolean | undefined {
  const object = Buffer.from(`\n9 0 obj << /Ref << /Type /Filespec ${key} ${value} >> >> endobj\n`, 'latin1');
  const content = pdf();
  const end = content.lastIndexOf('trailer');
  return inspectPdf(Buffer.concat([content.subarray(0, end), object, content.subarray(end)]))?.suspicious;
}

const hexadecimal = (text: string, gap = '') =>
  `<${[...Buffer.from(text, 'latin1')].map((byte) => byte.toString(16).padStart(2, '0')).join(gap)}>`;
const literal = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`;
const octal = (text: string) =>
  `(${[...text].map((c) => `\\${c.charCodeAt(0).toString(8).padStart(3, '0')}`).join('')})`;
const utf16 = (text: string) => `\xfe\xff${[...text].map((character) => `\0${character}`).join('')}`;

const encoding = fc.constantFrom<(text: string) => string>(
  literal,
  octal,
  hexadecimal,
  (text) => hexadecimal(text, '\n'),
  (text) => hexadecimal(text, '\0'),
  (text) => hexadecimal(text, 'z'),
  (text) => hexadecimal(utf16(text)),
  (text) => literal(utf16(text)),
  (text) => literal(`${text}${'a'.repeat(5000)}`),
);
const away = fc.constantFrom('\\\\', '//', '/\\', '\\/', 'file://', 'http://', 'smb:', 'C:\\');
const name = fc.stringMatching(/^[a-z][a-z.]{0,20}$/);

it('flags a file elsewhere, however its path is written', () => {
  fc.assert(
    fc.property(away, name, encoding, fc.constantFrom('/F', '/UF', '/#46', '/U#46'), (start, host, encode, key) => {
      expect(isFlagged(encode(`${start}${host}/x.pdf`), key)).toBe(true);
    }),
    { numRuns: 5 * propertyRuns },
  );
  expect(isFlagged('<5c5c686f73745c735c782e706466>')).toBe(true);
});

it('accepts a name of a file beside it, and flags of an annotation', () => {
  fc.assert(
    fc.property(name, encoding, (text, encode) => {
      expect(isFlagged(encode(text))).toBe(false);
    }),
  );
  expect(['4', '12 0 R', '<< /Type /Font >>'].map((value) => isFlagged(value))).toEqual([false, false, false]);
});
