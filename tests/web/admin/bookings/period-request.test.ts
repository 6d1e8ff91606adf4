import { expect, test } from 'vitest';
import { shifted } from '#web/admin/bookings/period-request.ts';
import { nationalDay } from '../support.tsx';

const eid = { ...nationalDay, id: 'eidAlFitr-1448', firstDay: '2027-03-10', lastDay: '2027-03-12' };
const daysOf = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }) => [firstDay, lastDay];

test('days move with both ends, and keep everything else', () => {
  const { id: _id, affected: _affected, ...request } = nationalDay;
  expect(shifted(nationalDay, 1)).toEqual({ ...request, firstDay: '2026-12-03', lastDay: '2026-12-04' });
  const ramadan = { ...eid, id: 'ramadan-1448', firstDay: '2027-02-08', lastDay: '2027-03-08' };
  expect(daysOf(shifted(ramadan, 1))).toEqual(['2027-02-09', '2027-03-09']);
});

test('Eid al-Fitr a day later still begins on the same day, the 30th of Ramadan', () => {
  const later = shifted(eid, 1);
  expect(daysOf(later)).toEqual(['2027-03-10', '2027-03-13']);
  expect(daysOf(shifted({ ...eid, ...later }, -1))).toEqual(['2027-03-10', '2027-03-12']);
});

test('Eid al-Fitr moves with both ends when Ramadan has moved', () => {
  expect(daysOf(shifted(eid, -1))).toEqual(['2027-03-09', '2027-03-11']);
  const ofFourDays = { ...eid, firstDay: '2027-03-09' };
  expect(daysOf(shifted(ofFourDays, 1))).toEqual(['2027-03-10', '2027-03-13']);
});
