import { expect, it } from 'vitest';
import { emailKinds } from '../../../src-shared/email-kinds.ts';
import { additionalFields } from '../../../src-shared/forms/fields.ts';
import { formTypes } from '../../../src-shared/forms/options.ts';
import { bookingSubjects } from '../../../src-worker/bookings/mails.tsx';
import { exampleOf } from '../support/mail-examples.ts';

const nine = { startsAt: '2026-12-03T05:00:00.000Z' };

const layla = {
  first_name: 'Layla',
  last_name: 'Haddad',
  company: 'Gulf Logistics',
  locale: 'en',
  form_type: 'demo',
} as const;

const arabic = { ...layla, first_name: 'عبد', last_name: 'الله محمد', locale: 'ar' } as const;

it('says the hour in Gulf time in the subject of every mail about a booking', () => {
  const hour = 'Thursday, 3 December, 9:00–10:00 AM, Gulf Standard Time';
  expect(bookingSubjects(layla, nine)).toEqual({
    visitor: {
      booking_confirmation: `Your demo is booked: ${hour}`,
      booking_moved: `Your demo has moved: ${hour}`,
      booking_cancelled: `Your demo is cancelled: ${hour}`,
    },
    reminder: `A reminder of your demo: ${hour}`,
    host: {
      booking_confirmation:
        'Demo booked for Thursday, 3 December 2026, 9:00–10:00 (Dubai): Layla Haddad, Gulf Logistics',
      booking_moved: 'Demo moved to Thursday, 3 December 2026, 9:00–10:00 (Dubai): Layla Haddad, Gulf Logistics',
      booking_cancelled:
        'Demo on Thursday, 3 December 2026, 9:00–10:00 (Dubai) cancelled: Layla Haddad, Gulf Logistics',
    },
  });
});

it('writes to an Arabic visitor in Arabic, and to the host in English', () => {
  const { visitor, host, reminder } = bookingSubjects(arabic, nine);
  for (const subject of [...Object.values(visitor), reminder]) {
    expect(subject).toContain('الخميس، 3 ديسمبر، \u20689:00–10:00\u2069 ص بتوقيت الخليج');
    expect(subject).not.toMatch(/[A-Za-z]/);
  }
  expect(host.booking_moved).toContain('Demo moved to Thursday');
  expect(host.booking_moved).toContain('\u2068عبد الله محمد\u2069, Gulf Logistics');
});

it.each(formTypes)('fills in every field of a %s, so that the preview of its mails shows all of them', (type) => {
  const { submission } = exampleOf(`${type}_notification`);
  const filledIn = Object.entries(submission!.additionalData).filter(([, value]) => value !== null);
  expect(filledIn.map(([name]) => name).sort()).toEqual(additionalFields(type).sort());
});

it.each(emailKinds)('has the subject that a %s has in production', (kind) => {
  const { email } = exampleOf(kind);
  const belongsToForm = /^(demo|partnership|career)_(confirmation|notification)$/.test(kind);
  expect(email.subject.includes('What our agents learned')).toBe(kind === 'newsletter' || kind === 'newsletter_update');
  if (belongsToForm) expect(email.subject).toMatch(/Received|New /);
  if (kind.startsWith('booking_')) expect(email.subject).toContain('Thursday, 5 February');
});
