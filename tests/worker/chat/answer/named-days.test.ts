import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysIn, holidaysIn } from '#worker/chat/answer/named-days.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

/** A Saturday in Dubai. */
const saturday = '2026-11-28';

const days: [spelling: string, ...days: string[]][] = [
  ['today', '2026-11-28'],
  ['right now', '2026-11-28'],
  ['tomorrow', '2026-11-29'],
  ['the day after tomorrow', '2026-11-30'],
  ['on Sunday', '2026-11-29'],
  ['Sundays', '2026-11-29'],
  ['next Sunday', '2026-11-29'],
  ['Monday', '2026-11-30'],
  ['on tues', '2026-12-01'],
  ['Tuesday next week', '2026-12-01'],
  ['wed', '2026-12-02'],
  ['Thursdays', '2026-12-03'],
  ['this friday', '2026-12-04'],
  ['on saturday', '2026-11-28'],
  ['on saterday', '2026-11-28'],
  ['next saturday', '2026-12-05'],
  ['saturday next week', '2026-12-05'],
  ['at the weekend', '2026-11-28'],
  ['Thursday and Friday', '2026-12-03', '2026-12-04'],
  ['Sunday, Monday, Tuesday and Friday', '2026-11-29', '2026-11-30', '2026-12-01'],
  ['2/12', '2026-12-02'],
  ['02/12/2026', '2026-12-02'],
  ['2.12.2026', '2026-12-02'],
  ['2-12-26', '2026-12-02'],
  ['2026-12-02', '2026-12-02'],
  ['12/25', '2026-12-25'],
  ['1/1', '2027-01-01'],
  ['2 December', '2026-12-02'],
  ['2nd of December', '2026-12-02'],
  ['December the 2nd', '2026-12-02'],
  ['Dec 2nd', '2026-12-02'],
  ['2 december 2027', '2027-12-02'],
  ['at 10 on 2 dec', '2026-12-02'],
  ['on the 2nd', '2026-12-02'],
  ['on 1 January', '2027-01-01'],
  ['3 Sept', '2027-09-03'],
  ['on Christmas', '2026-12-25'],
  ['on 31 February'],
  ['on 2 December 2025'],
  ['اليوم', '2026-11-28'],
  ['الحين', '2026-11-28'],
  ['النهارده', '2026-11-28'],
  ['بكرة', '2026-11-29'],
  ['باجر', '2026-11-29'],
  ['غدًا', '2026-11-29'],
  ['بعد بكرة', '2026-11-30'],
  ['عقب باجر', '2026-11-30'],
  ['بعد غد', '2026-11-30'],
  ['الأحد', '2026-11-29'],
  ['يوم أحد', '2026-11-29'],
  ['الأحد الجاي', '2026-11-29'],
  ['يوم الأحد القادم', '2026-11-29'],
  ['الإثنين', '2026-11-30'],
  ['الاتنين', '2026-11-30'],
  ['الثلاثاء', '2026-12-01'],
  ['الأربعا', '2026-12-02'],
  ['يوم الخميس', '2026-12-03'],
  ['الجمعة', '2026-12-04'],
  ['بالجمعة', '2026-12-04'],
  ['السبت', '2026-11-28'],
  ['السبت الجاي', '2026-12-05'],
  ['السبت الأسبوع القادم', '2026-12-05'],
  ['نهاية الأسبوع', '2026-11-28'],
  ['الخميس والجمعة', '2026-12-03', '2026-12-04'],
  ['2 ديسمبر', '2026-12-02'],
  ['٢ ديسمبر', '2026-12-02'],
  ['يوم ٢/١٢', '2026-12-02'],
  ['٢/١٢/٢٠٢٦', '2026-12-02'],
  ['يوم 2 من شهر ديسمبر', '2026-12-02'],
  ['يوم 2', '2026-12-02'],
];

const before = fc.constantFrom(
  '',
  'are you open ',
  'do you work ',
  'may I come ',
  'فاتحين ',
  'هل تعملون ',
  'متى تسكرون ',
);
const after = fc.constantFrom('', '?', '؟', ', please', ' لو سمحتوا');

it('reads each spelling of a day, whatever stands around it', () => {
  fc.assert(
    fc.property(before, fc.constantFrom(...days), after, (start, [spelling, ...expected], end) => {
      const question = `${start}${spelling}${end}`;
      expect(daysIn(question, saturday), question).toEqual(expected);
    }),
    { numRuns: propertyRuns * 20 },
  );
});

it.each([
  'when are you open',
  'are you open 24/7',
  'do you work 9-5',
  'open from 9 to 5',
  'a sunny month of money',
  'may I ask 2 people',
  'my 1st question',
  'ابغى احد يكلمني',
  'في أي يوم تفتحون',
])('reads no day in %j', (question) => {
  expect(daysIn(question, saturday)).toEqual([]);
});

it.each([
  ['are you closed on UAE national day', ['nationalDay']],
  ['عيد الاتحاد', ['nationalDay']],
  ['اليوم الوطني', ['nationalDay']],
  ['new year’s day', ['newYear']],
  ['رأس السنة', ['newYear']],
  ['رأس السنة الهجرية', ['islamicNewYear']],
  ['eid al fitr', ['eidAlFitr']],
  ['عيد الأضحى', ['eidAlAdha']],
  ['do you work on eid', ['eidAlFitr', 'eidAlAdha']],
  ['رمضان', ['ramadan']],
  ['المولد النبوي', ['prophetsBirthday']],
  ['are you open on Sunday', []],
])('reads the holiday in %j', (question, names) => {
  expect(holidaysIn(question)).toEqual(names);
});

it('reads the next of all holidays where none is named', () => {
  expect(holidaysIn('are you open on public holidays')).toContain('nationalDay');
  expect(holidaysIn('هل تعملون في العطل الرسمية')).toContain('newYear');
});
