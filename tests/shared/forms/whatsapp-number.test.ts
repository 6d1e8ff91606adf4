import { expect, test } from 'vitest';
import { whatsappNumber } from '#shared/forms/whatsapp-number.ts';

test.each([
  ['+971 50 123 4567', '971501234567'],
  ['00971501234567', '971501234567'],
  ['+971 (0)50 123 4567', '971501234567'],
  ['971501234567', '971501234567'],
  ['+٩٧١٥٠١٢٣٤٥٦٧', '971501234567'],
  ['+44 7700 900105', '447700900105'],
  ['050 123 4567', null],
  ['501234567', null],
  ['+0501234567', null],
  ['+1', null],
  ['', null],
  [null, null],
])('reads %s', (typed, number) => {
  expect(whatsappNumber(typed)).toBe(number);
});
