import { expect, it } from 'vitest';
import {
  EmailAddress,
  HttpsUrl,
  HttpUrl,
  optionalText,
  orNull,
  Phone,
  requiredText,
} from '#shared/contracts/field-types.ts';

it.each([
  ...['o&leary@example.com', 'a/b~@example.com', 'x!y@example.com', 'user=tag@example.com', '#1@example.com'],
  ...["o'neil@example.com", 'a+b@example.com', 'a.b@sub.example.com', 'sara@xn--mgbh0fb.xn--mgbaam7a8h'],
])('accepts the address %s', (address) => {
  expect(EmailAddress.parse(address)).toBe(address);
});

it.each([
  '.a@example.com',
  'a.@example.com',
  'a..b@example.com',
  'a@example',
  'a b@example.com',
  '"a"@example.com',
  '@a.b',
])('refuses the address %s', (address) => {
  expect(EmailAddress.safeParse(address).success).toBe(false);
});

it('reads a copied phone number, and digits of an Arabic keyboard', () => {
  expect(Phone.parse('\u202a+971 50 123 4567\u202c')).toBe('+971 50 123 4567');
  expect(Phone.parse('٠٥٠')).toBe('050');
  expect(HttpUrl.parse('\u200bhttps://example.com/')).toBe('https://example.com/');
});

it('treats a field of invisible characters as empty', () => {
  expect([Phone.parse('\u200b'), optionalText(9).parse('\u2060'), orNull(HttpUrl).parse('\ufeff')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(requiredText(9).safeParse('\u200b \u00ad').success).toBe(false);
});

it('refuses a link that has a password', () => {
  const links = ['https://meet.example/a@b', 'https://sara:secret@meet.example/', 'https://sara@meet.example/'];
  expect(links.map((link) => HttpsUrl.safeParse(link).success)).toEqual([true, false, false]);
});
