import { expect, test } from 'vitest';
import { dayForKey } from '../../../../src-web/forms/slot-picker/day-keys.ts';

test.each([
  ['ArrowLeft', '2026-12-02', '2026-12-04'],
  ['ArrowRight', '2026-12-04', '2026-12-02'],
  ['ArrowUp', '2026-11-26', '2026-11-26'],
  ['ArrowDown', '2026-12-10', '2026-12-10'],
  ['Home', '2026-11-30', '2026-11-30'],
  ['End', '2026-12-06', '2026-12-06'],
  ['PageUp', '2026-11-03', '2026-11-03'],
  ['PageDown', '2027-01-03', '2027-01-03'],
  ['Tab', undefined, undefined],
])('%s leads to %s in English and to %s in Arabic', (key, english, arabic) => {
  expect(dayForKey(key, '2026-12-03', 'en')).toBe(english);
  expect(dayForKey(key, '2026-12-03', 'ar')).toBe(arabic);
});
