import fc from 'fast-check';
import { expect, it } from 'vitest';
import { timeIn } from '#worker/chat/answer/time-wish.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

/** A Saturday. */
const saturday = '2026-11-28';

it.each([
  ['book me Tuesday 2pm', { date: '2026-12-01', from: 14, to: 15 }],
  ['Book a demo on Tuesday at 11', { date: '2026-12-01', from: 11, to: 12 }],
  ['خله يوم الاربعاء العصر', { date: '2026-12-02', from: 13, to: 17 }],
  ['ابي احجز باجر الساعة 10', { date: '2026-11-29', from: 10, to: 11 }],
  ['is 9:30 free?', { from: 9, to: 10 }],
  ['in the morning', { from: 9, to: 12 }],
  ['on 5 December', { date: '2026-12-05' }],
  ['for my 3 agents and 12 people', undefined],
  ['book a demo', undefined],
])('reads the time in %j', (question, time) => {
  expect(timeIn([question], saturday)).toEqual(time);
});

it('reads every hour of a demo in every spelling', () => {
  const hour = fc.constantFrom(9, 10, 11, 13, 14, 15, 16);
  const spelling = fc.constantFrom(
    (at: number) => `at ${at > 12 ? at - 12 : at}`,
    (at: number) => `${at > 12 ? at - 12 : at}${at > 12 ? 'pm' : 'am'}`,
    (at: number) => `${at > 12 ? at - 12 : at} ${at > 12 ? 'PM' : 'AM'}, please`,
    (at: number) => `${at}:00`,
    (at: number) => `الساعة ${at > 12 ? at - 12 : at}`,
  );
  fc.assert(
    fc.property(hour, spelling, (at, spell) => {
      expect(timeIn([`a demo ${spell(at)}`], saturday)).toEqual({ from: at, to: at + 1 });
    }),
    { numRuns: propertyRuns },
  );
});
