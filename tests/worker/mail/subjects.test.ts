import { expect, it } from 'vitest';
import { bookingSubjects } from '#worker/bookings/mails.tsx';

const nine = { startsAt: '2026-12-03T05:00:00.000Z' };

const layla = {
  first_name: 'Layla',
  last_name: 'Haddad',
  company: 'Gulf Logistics',
  locale: 'en',
  form_type: 'demo',
} as const;

const arabic = { ...layla, first_name: 'عبد', last_name: 'الله محمد', locale: 'ar' } as const;

it('has the slot in Gulf time in the subject of every email about a booking', () => {
  const hour = 'Thursday, 3 December, 9:00–10:00 AM, Gulf Standard Time';
  expect(bookingSubjects(layla, nine)).toEqual({
    visitor: {
      booking_confirmation: `Your demo is booked: ${hour}`,
      booking_moved: `Your demo has moved: ${hour}`,
      new_host: `Your demo has a new host: ${hour}`,
      booking_cancelled: `Your demo is cancelled: ${hour}`,
    },
    reminder: `A reminder of your demo: ${hour}`,
    host: {
      booking_confirmation:
        'Demo booked for Thursday, 3 December 2026, 9:00–10:00 (Dubai): Layla Haddad, Gulf Logistics',
      booking_moved: 'Demo moved to Thursday, 3 December 2026, 9:00–10:00 (Dubai): Layla Haddad, Gulf Logistics',
      booking_cancelled:
        'Demo on Thursday, 3 December 2026, 9:00–10:00 (Dubai) cancelled: Layla Haddad, Gulf Logistics',
      booking_left:
        'No longer your demo on Thursday, 3 December 2026, 9:00–10:00 (Dubai): Layla Haddad, Gulf Logistics',
    },
  });
});

it('writes to an Arabic visitor in Arabic, and to the host in English', () => {
  const { visitor, host, reminder } = bookingSubjects(arabic, nine);
  for (const subject of [...Object.values(visitor), reminder]) {
    expect(subject).toContain('الخميس، 3 ديسمبر، من 9:00 إلى 10:00 ص بتوقيت الخليج');
    expect(subject).not.toMatch(/[A-Za-z]/);
  }
  expect(host.booking_moved).toContain('Demo moved to Thursday');
  expect(host.booking_moved).toContain('\u2068عبد الله محمد\u2069, Gulf Logistics');
});
