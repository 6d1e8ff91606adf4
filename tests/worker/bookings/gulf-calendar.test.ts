import { expect, it } from 'vitest';
import { gulfPeriods } from '#worker/bookings/gulf-calendar.ts';

const daysOf = (from: string, to: string) =>
  gulfPeriods(from, to).map(({ id, firstDay, lastDay, certainty }) => `${id} ${firstDay} ${lastDay} ${certainty}`);

it('knows the public holidays of the Emirates, the lunar ones as expected', () => {
  expect(daysOf('2027-01-01', '2027-12-31')).toEqual([
    'newYear-2027 2027-01-01 2027-01-01 official',
    'ramadan-1448 2027-02-08 2027-03-08 expected',
    'eidAlFitr-1448 2027-03-09 2027-03-11 expected',
    'eidAlAdha-1448 2027-05-15 2027-05-18 expected',
    'islamicNewYear-1449 2027-06-06 2027-06-06 expected',
    'prophetsBirthday-1449 2027-08-14 2027-08-14 expected',
    'nationalDay-2027 2027-12-02 2027-12-03 official',
  ]);
});

it('makes the days of Ramadan short, and no others', () => {
  const short = gulfPeriods('2027-01-01', '2027-12-31').filter(({ kind }) => kind === 'short');
  expect(short).toEqual([expect.objectContaining({ name: 'ramadan', fromHour: 9, toHour: 15 })]);
});

it('adds a 30th day of Ramadan to Eid al-Fitr', () => {
  expect(daysOf('2026-02-01', '2026-04-01')).toEqual([
    'ramadan-1447 2026-02-18 2026-03-18 expected',
    'eidAlFitr-1447 2026-03-19 2026-03-22 expected',
  ]);
});

it('returns a period whole when a range touches only one of its days', () => {
  const whole = ['ramadan-1448 2027-02-08 2027-03-08 expected'];
  expect(daysOf('2027-02-08', '2027-02-08')).toEqual(whole);
  expect(daysOf('2027-03-08', '2027-03-08')).toEqual(whole);
  expect(daysOf('2027-02-07', '2027-02-07')).toEqual([]);
});

it('keeps the two Ramadans of a year apart', () => {
  const ramadans = daysOf('2030-01-01', '2030-12-31').filter((days) => days.startsWith('ramadan'));
  expect(ramadans).toEqual([
    'ramadan-1451 2030-01-05 2030-02-02 expected',
    'ramadan-1452 2030-12-26 2031-01-23 expected',
  ]);
});
