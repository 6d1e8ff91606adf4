import { expect, it } from 'vitest';
import { csvLine } from '#shared/text/csv-line.ts';

it('writes every text so that it reads back unchanged, but for the apostrophes', () => {
  expect(csvLine(['a', null, undefined, 1, 'a,b', 'a"b', 'a\r\nb', 'a;b'])).toBe('a,,,1,"a,b","a""b","a\r\nb",a;b\r\n');
  expect(csvLine(['Dubai - UAE', 'a=b', 'x@y.example', 'a; b', '(+1)'])).toBe(
    'Dubai - UAE,a=b,x@y.example,a; b,(+1)\r\n',
  );
});

it.each([
  ...['1-10', '11-50', '1-2', '3/4', '2026/11', '1.5', '1,000', '1E5', '10%', '$49', '12:30', '9 AM', '9:30pm', '(12)'],
  ...['Mar-20', 'MARCH1', '1 Sept', 'OCT4', '-5', '123456', '1234567890123456'],
])('keeps a spreadsheet from converting %s', (text) => {
  const written = text.includes(',') ? `"'${text}"` : `'${text}`;
  expect(csvLine([text])).toBe(`${written}\r\n`);
});

it.each([
  ['0501234567', '050 123 4567'],
  ['+971501234567', '+971 50 123 4567'],
  ['00971501234567', '00971 50 123 4567'],
  ['+97476302611', '+974 7630 2611'],
  ['76302611', '7630 2611'],
  ['+4915112345678', '+491 5112345678'],
])('writes the phone number %s with spaces', (phone, written) => {
  expect(csvLine([phone])).toBe(`${written}\r\n`);
});

it.each([
  ...[
    '+971 50 123 4567',
    '050 765 4321',
    '2026-02-05',
    '2026-11-27 09:30',
    '2026-01-31T08:00:00.000Z',
    '9-10 AM',
    '1000+ employees',
  ],
  ...['5-10 years', 'Series A', 'May', 'Level 3', '8c2f3a10-1111-4222-8333-123456789abc', ''],
])('leaves %j as it is', (text) => {
  expect(csvLine([text])).toBe(`${text}\r\n`);
});

it('leaves what is too long for a spreadsheet to convert', () => {
  expect(csvLine(['1.'.repeat(20), `${'1.'.repeat(20)}1`])).toBe(`'${'1.'.repeat(20)},${'1.'.repeat(20)}1\r\n`);
});

it('writes numbers as numbers', () => {
  expect(csvLine([12, 0, -3.5, null, undefined])).toBe('12,0,-3.5,,\r\n');
});
