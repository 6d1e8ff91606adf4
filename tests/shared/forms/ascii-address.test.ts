import { expect, it } from 'vitest';
import { asciiAddress, hasUnicodeLocalPart } from '#shared/forms/ascii-address.ts';

it('writes a Unicode domain as the DNS knows it', () => {
  expect(asciiAddress('layla@مثال.امارات')).toBe('layla@xn--mgbh0fb.xn--mgbaam7a8h');
  expect(asciiAddress('layla@münchen.example')).toBe('layla@xn--mnchen-3ya.example');
});

it('leaves an ASCII address as typed, without the space and marks around it', () => {
  expect(asciiAddress(' Layla.Haddad@Gulf-Logistics.Example ')).toBe('Layla.Haddad@Gulf-Logistics.Example');
  expect(asciiAddress('\u2068layla@gulf.example\u2069')).toBe('layla@gulf.example');
  for (const text of ['', 'layla', '@', 'layla@', 'a@b@c.example']) expect(asciiAddress(text)).toBe(text);
});

it('reads no path, port or user from a domain', () => {
  for (const domain of ['مثال/x', 'مثال:80', 'مثال?x', 'مثال%2f', 'مثال [x]']) {
    expect(asciiAddress(`layla@${domain}`)).toBe(`layla@${domain}`);
  }
});

it('recognises a local part that is not ASCII', () => {
  expect(hasUnicodeLocalPart('ليلى@gulf.example')).toBe(true);
  expect(hasUnicodeLocalPart('layla@مثال.امارات')).toBe(false);
  expect(hasUnicodeLocalPart('ليلى')).toBe(false);
});

it('drops invisible characters, and folds the digits of an Arabic keyboard', () => {
  for (const typed of [
    '\u200bsara@a.example',
    'sara\u200b@a.example',
    'sa\u00adra@a.example',
    '\u202asara@a.example\u202c',
  ]) {
    expect(asciiAddress(typed)).toBe('sara@a.example');
  }
  expect(asciiAddress('sara٢٠@gmail.com')).toBe('sara20@gmail.com');
});
