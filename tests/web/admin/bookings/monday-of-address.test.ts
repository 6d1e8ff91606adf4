import { expect, test, vi } from 'vitest';
import { mondayOfAddress } from '../../../../src-web/admin/bookings/monday-of-address.ts';

test.each(['', 'tomorrow', '2026-13-40'])(
  'an address with the week "%s" shows this week, by the date in Dubai',
  (week) => {
    // Sunday in London, Monday in Dubai.
    vi.useFakeTimers({ now: Date.parse('2026-11-29T21:00:00Z'), toFake: ['Date'] });
    expect(mondayOfAddress(week)).toBe('2026-11-30');
  },
);

test('an address with any day of a week shows that week', () => {
  expect(mondayOfAddress('2027-01-01')).toBe('2026-12-28');
});
