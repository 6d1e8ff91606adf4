import { expect, it } from 'vitest';
import { oneLine, withoutLineBreaks } from '#shared/text/one-line.ts';

it('keeps text on one line', () => {
  expect(oneLine(' one\r\nBcc: two\u2028three\u0007 ')).toBe('one Bcc: two three');
});

it('removes bidirectional control characters, and keeps Arabic and joiners', () => {
  expect(oneLine('\u202Egnp.\u202Ccv\u2066\u2069\u200E\u200F\u061C')).toBe('gnp.cv');
  expect(oneLine('ليلى من دبي می\u200Cخواهم')).toBe('ليلى من دبي می\u200Cخواهم');
});

it('keeps the marks of our own texts in a header', () => {
  expect(withoutLineBreaks('بياناتكم لدى \u2068Rihla AI\u2069\r\n')).toBe('بياناتكم لدى \u2068Rihla AI\u2069');
});
