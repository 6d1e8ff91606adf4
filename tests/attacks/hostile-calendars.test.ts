import fc from 'fast-check';
import { expect, it } from 'vitest';
import { busyTimes } from '#worker/bookings/busy/expand.ts';

const from = Date.parse('2026-11-23T00:00:00Z');
const until = Date.parse('2027-02-24T00:00:00Z');
const bytes = 1024 * 1024;
/** Half a second on an idle machine. Without a limit, such a calendar takes minutes, or all memory. */
const maxDurationMs = 30_000;

function expectQuick(text: string): void {
  const begun = performance.now();
  busyTimes(`BEGIN:VCALENDAR\n${text}END:VCALENDAR\n`.slice(0, bytes), from, until, 'host@rihla.example');
  expect(performance.now() - begun).toBeLessThan(maxDurationMs);
}

/** Repeats the event as often as a calendar has room for it, with a number in place of `#`. */
function filled(event: string): string {
  return Array.from({ length: Math.floor(bytes / event.length) }, (_, i) => event.replaceAll('#', String(i))).join('');
}

const event = (lines: string) => `BEGIN:VEVENT\nUID:#\n${lines}\nEND:VEVENT\n`;
const zone = (name: string, rule: string) =>
  `BEGIN:VTIMEZONE\nTZID:${name}\nBEGIN:STANDARD\nDTSTART:16010101T000000\nTZOFFSETTO:+0400\nRRULE:${rule}\nEND:STANDARD\nEND:VTIMEZONE\n`;

it.each([
  ['a zone that changes every minute', zone('X', 'FREQ=MINUTELY') + event('DTSTART;TZID=X:20261124T090000')],
  ['a zone that changes every hour', zone('X', 'FREQ=HOURLY') + event('DTSTART;TZID=X:20261124T090000')],
  ['a duration of ten billion weeks', event('DTSTART:20261124T090000Z\nDURATION:P9999999999W')],
  ['a rule of every second', event('DTSTART:20261124T090000Z\nRRULE:FREQ=SECONDLY')],
  ['a rule from the year 1', event('DTSTART:00010101T090000Z\nRRULE:FREQ=DAILY;COUNT=99999999')],
  ['a rule that never occurs', event('DTSTART:20261124T090000Z\nRRULE:FREQ=MONTHLY;BYMONTHDAY=0')],
  ['only short events', filled(event('DTSTART:20261124T09Z'))],
  [
    'only events in zones',
    filled(event('DTSTART;TZID=Europe/Berlin:20261124T0900\nDTEND;TZID=Asia/Tokyo:20261124T10')),
  ],
  ['only zones', filled(zone('#', 'FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'))],
  [
    'only described zones in use',
    filled(zone('Z#', 'FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU') + event('DTSTART;TZID=Z#:20261124T090000')),
  ],
  [
    'only series',
    filled(event('DTSTART;TZID=Europe/Berlin:19700101T090000\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=1,2,3')),
  ],
  ['only counted series', filled(event('DTSTART:19700101T090000Z\nRRULE:FREQ=MONTHLY;COUNT=9999'))],
  [
    'only changes of one series',
    filled(event('DTSTART:20261124T09Z\nRECURRENCE-ID;RANGE=THISANDFUTURE:20261124T09Z').replace('#', 'a')),
  ],
  [
    'only left-out days',
    event(`DTSTART:20261124T090000Z\nRRULE:FREQ=DAILY\nEXDATE:${'20261124T090000Z,'.repeat(60_000)}`),
  ],
  [
    'only added periods',
    event(`DTSTART:20261124T090000Z\nRDATE;VALUE=PERIOD:${'20261124T090000Z/PT1H,'.repeat(60_000)}`),
  ],
  ['only attendees', event(`DTSTART:20261124T090000Z\n${'ATTENDEE;PARTSTAT=DECLINED:mailto:a\n'.repeat(29_000)}`)],
  ['only line breaks', '\n'.repeat(bytes)],
  ['only folds', ' \n'.repeat(bytes / 2)],
  ['only open quotes', 'ATTENDEE;X="\n'.repeat(bytes / 13)],
  ['only components', 'BEGIN:X\n'.repeat(bytes / 8)],
  ['one endless line', `BEGIN:VEVENT\nDTSTART;${'X="a";'.repeat(bytes / 6)}`],
])('reads a calendar with %s quickly', (_, text) => {
  expectQuick(text);
});

const rule = fc.record({
  FREQ: fc.constantFrom('SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
  INTERVAL: fc.option(fc.constantFrom('0', '1', '7', '12', '1000', '99999')),
  COUNT: fc.option(fc.constantFrom('0', '1', '999999999')),
  UNTIL: fc.option(fc.constantFrom('20261231T000000Z', '99991231', '00010101', 'x')),
  BYDAY: fc.option(fc.constantFrom('MO', '0MO', '5MO', '-5SU', '53FR', 'MO,TU,WE,TH,FR', 'XX')),
  BYMONTH: fc.option(fc.constantFrom('2', '2,4', '13', '0', '1,2,3,4,5,6,7,8,9,10,11,12')),
  BYMONTHDAY: fc.option(fc.constantFrom('0', '30', '31', '-31', '29', '1,2,3', '32')),
  BYSETPOS: fc.option(fc.constantFrom('1', '-1', '5', '366')),
  BYYEARDAY: fc.option(fc.constantFrom('366', '-1')),
  BYWEEKNO: fc.option(fc.constantFrom('53', '1')),
  BYHOUR: fc.option(fc.constantFrom('25', '3')),
  WKST: fc.option(fc.constantFrom('SU', 'XX')),
});

it('finishes with any rule', () => {
  fc.assert(
    fc.property(rule, fc.constantFrom('19000101', '20240229T090000Z', '20261131T090000'), (parts, start) => {
      const entries = Object.entries(parts).filter(([, value]) => value !== null);
      const text = entries.map(([name, value]) => `${name}=${value}`).join(';');
      expectQuick(event(`DTSTART:${start}\nDURATION:PT1H\nRRULE:${text}`));
    }),
    { numRuns: 50 * Number(process.env.PROPERTY_RUNS ?? 20) },
  );
});
