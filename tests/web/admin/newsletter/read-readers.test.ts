import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReaders } from '../../../../src-web/admin/newsletter/read-readers.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

function utf16(text: string, { mark = true, bigEndian = false } = {}): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * (text.length + Number(mark))));
  for (const [i, char] of [...(mark ? '\uFEFF' : ''), ...text].entries())
    view.setUint16(2 * i, char.charCodeAt(0), !bigEndian);
  return new Uint8Array(view.buffer);
}

/** Excel on an Arabic Windows. */
const windows1256 = new Uint8Array([
  ...utf8('name;email\r\n'),
  0xe1,
  0xed,
  0xe1,
  0xec,
  ...utf8(';layla@gulf.example\r\n'),
]);

const emails = (bytes: Uint8Array) => readReaders(bytes)?.rows.map(({ email }) => email);

test.each([
  ['UTF-8 with a mark', utf8('\uFEFFالاسم,البريد الإلكتروني\nليلى,layla@gulf.example')],
  ['UTF-16', utf16('الاسم\tالبريد الإلكتروني\r\nليلى\tlayla@gulf.example\r\n')],
  ['UTF-16 from a big-endian machine', utf16('name\temail\nليلى\tlayla@gulf.example', { bigEndian: true })],
  ['UTF-16 without a mark', utf16('name,email\nليلى,layla@gulf.example', { mark: false })],
  ['Windows-1256', windows1256],
  ['addresses alone', utf8('layla@gulf.example\n')],
  ['another heading', utf8('Kontakt;Ort\nlayla@gulf.example;Dubai')],
  [
    'quoted cells with separators, quotes and lines',
    utf8('"Na""me","e-mail"\n"Layla, ""L""\nHaddad","layla@gulf.example"'),
  ],
  ['a name beside the address', utf8('email\n"Layla Haddad <layla@gulf.example>"')],
  ['the apostrophe of a spreadsheet', utf8("email\n'layla@gulf.example\n\n")],
])('finds the addresses of a file: %s', (_what, bytes) => {
  expect(emails(bytes)).toEqual(['layla@gulf.example']);
});

test('keeps languages, who has left, and the line of each row', () => {
  const file = utf8(
    'email,language,status\na@x.example,Arabic,active\n\nb@x.example,en-GB,unsubscribed\nc@x.example,,\n',
  );
  expect(readReaders(file)?.rows).toEqual([
    { row: 2, email: 'a@x.example', locale: 'ar' },
    { row: 4, email: 'b@x.example', locale: 'en', left: true },
    { row: 5, email: 'c@x.example' },
  ]);
});

test('a formula is a text without an address, which the report names', () => {
  const file = utf8('email\n"=HYPERLINK(""http://evil.example"",""layla@gulf.example"")"\n=1+1');
  expect(emails(file)).toEqual(['=HYPERLINK("http://evil.example","layla@gulf.example")', '=1+1']);
});

test.each([
  ['nothing', ''],
  ['no address', 'name\nLayla\n'],
  ['a picture', '\u0089PNG\r\n\u001a\n'],
])('finds no column of addresses in %s', (_what, text) => {
  expect(readReaders(utf8(text))).toBeUndefined();
});

test('reads back whatever is written by the rules, and ends with any bytes', () => {
  const cell = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\uFEFF', ''));
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (names) => {
      const lines = names.map((name, i) => `"${name.replaceAll('"', '""')}",r${i}@x.example`);
      expect(emails(utf8(['name,email', ...lines].join('\r\n')))).toEqual(names.map((_, i) => `r${i}@x.example`));
    }),
  );
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => void readReaders(bytes)));
});
