import { expect, it } from 'vitest';
import { foldDigits } from '#shared/forms/fold-digits.ts';

it('writes Arabic and Persian digits as ASCII digits, and leaves everything else', () => {
  expect(foldDigits('+٩٧١ ٥٠ ١٢٣ ٤٥٦٧')).toBe('+971 50 123 4567');
  expect(foldDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
  expect(foldDigits('call: 04 مكتب')).toBe('call: 04 مكتب');
});
