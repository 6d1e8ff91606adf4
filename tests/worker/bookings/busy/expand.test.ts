import fc from 'fast-check';
import ICAL from 'ical.js';
import { RRule } from 'rrule';
import { expect, it } from 'vitest';
import { busyTimes } from '#worker/bookings/busy/expand.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const from = Date.parse('2026-11-23T00:00:00Z');
const until = Date.parse('2027-01-24T00:00:00Z');

function calendar(...events: string[]): string {
  const lines = events.flatMap((event) => ['BEGIN:VEVENT', ...event.trim().split(/\n\s*/), 'END:VEVENT']);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

const busy = (...events: string[]) => busyTimes(calendar(...events), from, until).intervals;
/** The intervals without milliseconds and year, for short expectations. */
const short = (intervals: [string, string][]) => intervals.map((one) => one.map((time) => time.slice(5, 16)).join(' '));

it('rounds an event to the half hours that it touches, and merges overlaps', () => {
  expect(
    short(
      busy(
        'UID:a\nDTSTART:20261124T051500Z\nDTEND:20261124T060000Z',
        'UID:b\nDTSTART:20261124T054500Z\nDURATION:PT50M',
        'UID:c\nDTSTART:20261124T080000Z\nDTEND:20261124T080000Z',
      ),
    ),
  ).toEqual(['11-24T05:00 11-24T07:00', '11-24T08:00 11-24T08:30']);
});

it('leaves out free and cancelled events', () => {
  const event = (more: string) => `UID:${more}\nDTSTART:20261124T050000Z\nDTEND:20261124T060000Z\n${more}`;
  expect(
    busy(event('TRANSP:TRANSPARENT'), event('STATUS:CANCELLED'), event('X-MICROSOFT-CDO-BUSYSTATUS:FREE')),
  ).toEqual([]);
  expect(busy(event('TRANSP:OPAQUE'))).toHaveLength(1);
});

it('reads a whole day and a time without a zone as in Dubai', () => {
  expect(short(busy('UID:a\nDTSTART;VALUE=DATE:20261124\nDTEND;VALUE=DATE:20261126'))).toEqual([
    '11-23T20:00 11-25T20:00',
  ]);
  expect(short(busy('UID:a\nDTSTART:20261124T090000\nDURATION:PT1H'))).toEqual(['11-24T05:00 11-24T06:00']);
});

it.each([
  ['W. Europe Standard Time', '08:00 09:00'],
  ['"Eastern Standard Time"', '14:00 15:00'],
  ['Arabian Standard Time', '05:00 06:00'],
  ['tzone://Microsoft/Utc', '09:00 10:00'],
  ['tzone://Microsoft/India Standard Time', '03:30 04:30'],
  ['/mozilla.org/20050126_1/Europe/Berlin', '08:00 09:00'],
  ['/freeassociation.sourceforge.net/America/Argentina/Buenos_Aires', '12:00 13:00'],
])('knows the zone %s', (zone, expected) => {
  const event = `UID:a\nDTSTART;TZID=${zone}:20261124T090000\nDTEND;TZID=${zone}:20261124T100000`;
  expect(short(busy(event))).toEqual([expected.replace(/\d\d:/g, '11-24T$&')]);
});

it('counts an event in an unknown zone as unread', () => {
  for (const zone of ['Moon/Tycho', 'constructor', '__proto__', '']) {
    const event = `UID:a\nDTSTART;TZID=${zone}:20261124T090000\nDURATION:PT1H`;
    expect(busyTimes(calendar(event), from, until), zone).toEqual({ intervals: [], unread: 1 });
  }
});

it('reads the changes of a zone that only the file describes', () => {
  const observance = (name: string, month: number, day: string, offset: string) =>
    `BEGIN:${name}\r\nDTSTART:19700101T020000\r\nRRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=${day}\r\nTZOFFSETFROM:+0000\r\nTZOFFSETTO:${offset}\r\nEND:${name}\r\n`;
  const zone = `BEGIN:VTIMEZONE\r\nTZID:Customized Time Zone\r\n${observance('STANDARD', 12, '1SU', '+0100')}${observance('DAYLIGHT', 3, '-1SU', '+0200')}END:VTIMEZONE\r\n`;
  const at = (day: string) => `UID:${day}\nDTSTART;TZID=Customized Time Zone:${day}T090000\nDURATION:PT1H`;
  const text = calendar(at('20261205'), at('20261207')).replace('VERSION', `${zone}VERSION`);
  expect(short(busyTimes(text, from, until).intervals)).toEqual(['12-05T07:00 12-05T08:00', '12-07T08:00 12-07T09:00']);
});

it('ends an event in the zone of its end', () => {
  const flight = 'UID:a\nDTSTART;TZID=Asia/Dubai:20261124T090000\nDTEND;TZID=Europe/London:20261124T120000';
  expect(short(busy(flight))).toEqual(['11-24T05:00 11-24T12:00']);
});

it('reads an event whose other lines are broken', () => {
  const broken = [
    'DESCRIPTION:Patients:\nJane Doe',
    'ATTENDEE;X-RESPONSE-COMMENT="sorry\nsee you";PARTSTAT=ACCEPTED:mailto:a@b.example',
    'SUMMARY;LANGUAGE="en\nDTSTAMP',
    'BEGIN:VALARM\nDURATION:PT5H\nTRIGGER:-PT15M\nEND:VALARM',
    'X\n:\n;\n"\n\u0000',
  ];
  for (const lines of broken) {
    const text = `UID:a\nDTSTART:20261124T090000Z\n${lines}\nDTEND:20261124T100000Z`;
    expect(busyTimes(calendar(text), from, until), lines).toEqual({
      intervals: [['2026-11-24T09:00:00.000Z', '2026-11-24T10:00:00.000Z']],
      unread: 0,
    });
  }
});

it('skips an event that it cannot read, and counts it', () => {
  const good = 'UID:good\nDTSTART:20261202T090000Z\nDTEND:20261202T100000Z';
  const bad = [
    'DTSTART:tomorrow',
    'DTSTART:20261324T090000Z',
    'DTSTART:99991124T090000Z',
    'DTSTART:20261124T090000Z\nDURATION:P9999999999W',
    'DTSTART:20261124T090000Z\nDURATION:-PT1H',
    'DTSTART:20261124T090000Z\nRRULE:FREQ=DAILY\nEXDATE:soon',
    `DTSTART:20261124T090000Z\nRDATE:${Array.from({ length: 1001 }, () => '20261125T090000Z').join(',')}`,
  ];
  const { intervals, unread } = busyTimes(calendar(good, ...bad), from, until);
  expect(short(intervals)).toEqual(['12-02T09:00 12-02T10:00']);
  expect(unread).toBe(bad.length);
});

it('leaves out events that the owner has declined, and working locations', () => {
  const event = (more: string) => `UID:a\nDTSTART:20261124T050000Z\nDTEND:20261124T060000Z\n${more}`;
  const count = (more: string) => busyTimes(calendar(event(more)), from, until, 'Host@rihla.example').intervals.length;
  expect(count('ATTENDEE;CN="Al Host, Sr: x";PARTSTAT=DECLINED:mailto:host@rihla.example')).toBe(0);
  expect(count('ATTENDEE;PARTSTAT=ACCEPTED:mailto:host@rihla.example')).toBe(1);
  expect(count('ATTENDEE;PARTSTAT=DECLINED:mailto:other@rihla.example')).toBe(1);
  expect(count('X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE')).toBe(0);
  expect(count('X-MICROSOFT-CDO-BUSYSTATUS:OOF')).toBe(1);
});

it('leaves out the days of a timed series that are named without a time', () => {
  const series = 'UID:a\nDTSTART;TZID=Asia/Dubai:20261124T010000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=3';
  expect(short(busy(`${series}\nEXDATE:20261125`))).toEqual(['11-23T21:00 11-23T22:00', '11-25T21:00 11-25T22:00']);
  expect(short(busy(`${series}\nEXDATE;VALUE=DATE:20261124,20261126`))).toEqual(['11-24T21:00 11-24T22:00']);
});

it('adds single times and periods to a series', () => {
  const event = 'UID:a\nDTSTART:20261124T050000Z\nDURATION:PT1H\nRDATE:20261125T050000Z';
  expect(short(busy(`${event}\nRDATE;VALUE=PERIOD:20261126T050000Z/PT3H,20261127T050000Z/20261127T060000Z`))).toEqual([
    ...['11-24T05:00 11-24T06:00', '11-25T05:00 11-25T06:00', '11-26T05:00 11-26T08:00', '11-27T05:00 11-27T06:00'],
  ]);
});

it('moves a series from an occurrence on', () => {
  const series = 'UID:a\nDTSTART:20261102T050000Z\nDURATION:PT1H\nRRULE:FREQ=WEEKLY';
  const later = 'UID:a\nRECURRENCE-ID;RANGE=THISANDFUTURE:20261130T050000Z\nDTSTART:20261201T070000Z\nDURATION:PT2H';
  expect(short(busy(series, later)).slice(0, 3)).toEqual([
    ...['11-23T05:00 11-23T06:00', '12-01T07:00 12-01T09:00', '12-08T07:00 12-08T09:00'],
  ]);
});

it('repeats with its exceptions: left out, moved, made free', () => {
  const weekly = 'UID:a\nDTSTART:20261103T050000Z\nDURATION:PT1H\nRRULE:FREQ=WEEKLY\nEXDATE:20261124T050000Z';
  const moved = 'UID:a\nRECURRENCE-ID:20261201T050000Z\nDTSTART:20261202T090000Z\nDURATION:PT1H';
  const freed = 'UID:a\nRECURRENCE-ID:20261208T050000Z\nDTSTART:20261208T050000Z\nDURATION:PT1H\nTRANSP:TRANSPARENT';
  expect(short(busy(weekly, moved, freed)).slice(0, 3)).toEqual([
    '12-02T09:00 12-02T10:00',
    '12-15T05:00 12-15T06:00',
    '12-22T05:00 12-22T06:00',
  ]);
});

it('rejects a rule that never ends or never occurs', () => {
  const rules = [
    'FREQ=SECONDLY',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=29',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31',
    'FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2,3',
    'FREQ=DAILY;INTERVAL=7;BYDAY=MO',
    'FREQ=WEEKLY;BYMONTHDAY=1',
    'FREQ=WEEKLY;BYDAY=MO;BYSETPOS=9',
    'FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31',
  ];
  const events = rules.map((rule, i) => `UID:${i}\nDTSTART:20261124T050000Z\nDURATION:PT1H\nRRULE:${rule}`);
  const { intervals, unread } = busyTimes(calendar(...events), from, until);
  expect(unread).toBe(rules.length);
  expect(short(intervals)).toEqual(['11-24T05:00 11-24T06:00']);
});

it('repeats a daily event of many years without walking through them', () => {
  const daily = (n: number) => `UID:d${n}\nDTSTART:19950101T0${n % 10}0000Z\nDURATION:PT20M\nRRULE:FREQ=DAILY`;
  const { intervals, unread } = busyTimes(calendar(...Array.from({ length: 40 }, (_, n) => daily(n))), from, until);
  expect(unread).toBe(0);
  expect(intervals.length).toBeGreaterThan(600);
});

it('counts a long series by arithmetic, also one with a number of occurrences', () => {
  const counted = (count: number) =>
    `UID:${count}\nDTSTART:20150101T050000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=${count}`;
  expect(busyTimes(calendar(counted(4345)), from, until)).toEqual({
    intervals: [['2026-11-23T05:00:00.000Z', '2026-11-23T06:00:00.000Z']],
    unread: 0,
  });
});

const long = 'DTSTART:19700101T050000Z\nDURATION:PT20M\nRRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;COUNT=99999999';

it('stops at a number of steps, and counts the series that it leaves out', () => {
  expect(busyTimes(calendar(`UID:a\n${long}`), from, until).unread).toBe(1);
});

it.each([
  [99_996, 0],
  [99_997, 1],
])('takes 100,000 steps for one series: %i days and four around them', (days, unread) => {
  const daily = calendar('DTSTART:20261123T000000Z\nDURATION:P1D\nRRULE:FREQ=DAILY');
  expect(busyTimes(daily, from, from + days * 24 * 3_600_000).unread).toBe(unread);
});

it('reads 20 changes of a series from an occurrence on, and 1,000 of all series', () => {
  const changes = (series: number, count: number) =>
    Array.from(
      { length: count },
      () => `UID:${series}\nDTSTART:20261124T050000Z\nRECURRENCE-ID;RANGE=THISANDFUTURE:20261124T050000Z`,
    );
  const unread = (...events: string[]) => busyTimes(calendar(...events), from, until).unread;
  const all = Array.from({ length: 50 }, (_, series) => changes(series, 20)).flat();
  expect([unread(...changes(0, 20)), unread(...changes(0, 21))]).toEqual([0, 1]);
  expect([unread(...all), unread(...all, ...changes(50, 1))]).toEqual([0, 1]);
});

it('reads a rule of 500 characters and 1,000 dates, and no longer ones', () => {
  const unread = (lines: string) => busyTimes(calendar(`DTSTART:20261124T050000Z\n${lines}`), from, until).unread;
  const rule = (length: number) => `RRULE:${'FREQ=DAILY;X-A='.padEnd(length, 'x')}`;
  const dates = (count: number) => `EXDATE:${Array(count).fill('20261124T050000Z').join(',')}`;
  expect([unread(rule(500)), unread(rule(501))]).toEqual([0, 1]);
  expect([unread(`RDATE:20261125T050000Z\n${dates(1_000)}`), unread(dates(1_001))]).toEqual([0, 1]);
});

const hostile = fc.oneof(
  fc.constant(long),
  fc.constant('DTSTART:19700101T050000Z\nDURATION:PT20M\nRRULE:FREQ=DAILY;COUNT=99999999'),
  fc.constant('DTSTART:19700131T050000Z\nDURATION:PT20M\nRRULE:FREQ=MONTHLY'),
  fc.constant('DTSTART:19700101T050000Z\nDURATION:P9000D\nRRULE:FREQ=DAILY;BYMONTH=1'),
  fc.constant('DTSTART:20261124T050000Z\nRECURRENCE-ID;RANGE=THISANDFUTURE:20261124T050000Z\nDURATION:PT20M'),
  fc.integer({ min: 0, max: 99 }).map((n) => `DTSTART;TZID=Moon/${n}:20261124T050000\nDURATION:PT20M`),
  fc
    .constantFrom('RRULE:FREQ=SECONDLY', 'RRULE:x', 'DTSTART:x', 'RDATE:x')
    .map((line) => `DTSTART:20261124T050000Z\n${line}`),
);
const shiftedStart = fc.integer({ min: 0, max: 9_000 }).map((day) => new Date(Date.UTC(2002, 0, 1 + day, 5)));
const ownRule = fc.constantFrom(
  'FREQ=DAILY',
  'FREQ=DAILY;COUNT=9000',
  'FREQ=WEEKLY;BYDAY=MO,WE;COUNT=2500',
  'FREQ=WEEKLY;INTERVAL=2',
  'FREQ=MONTHLY;BYDAY=2TU',
  'FREQ=MONTHLY;BYMONTHDAY=15',
  'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=1',
);

it('finds the host’s own series beside those of strangers, in any order of the file', () => {
  const own = fc.tuple(ownRule, shiftedStart).map(([rule, start]) => {
    const begins = start.toISOString().replace(/[-Z]|:|\.\d+/g, '');
    return `DTSTART;TZID=Europe/Berlin:${begins}\nDURATION:PT1H\nRRULE:${rule}`;
  });
  fc.assert(
    fc.property(
      fc.array(own, { minLength: 1, maxLength: 5 }),
      fc.array(hostile, { maxLength: 200, size: 'max' }),
      fc.infiniteStream(fc.nat()),
      (mine, theirs, order) => {
        const events = [...mine, ...theirs].map((lines, i) => ({
          place: order.next().value,
          text: `UID:${i}\n${lines}`,
        }));
        const shuffled = events.toSorted((a, b) => a.place - b.place).map(({ text }) => text);
        const found = busyTimes(calendar(...shuffled), from, until).intervals;
        for (const [begins, ends] of busy(...mine.map((lines, i) => `UID:${i}\n${lines}`))) {
          expect(found.some((one) => one[0] <= begins && ends <= one[1])).toBe(true);
        }
      },
    ),
    { numRuns: propertyRuns },
  );
});

it('ignores events that ended long ago, but finds their moved occurrences', () => {
  const ended = (n: number) =>
    `UID:e${n}\nDTSTART:20000101T050000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;UNTIL=20251231T050000Z`;
  const moved = 'UID:e1\nRECURRENCE-ID:20251230T050000Z\nDTSTART:20261124T090000Z\nDURATION:PT1H';
  expect(short(busy(...Array.from({ length: 50 }, (_, n) => ended(n)), moved))).toEqual(['11-24T09:00 11-24T10:00']);
});

it('refuses text that is not a calendar', () => {
  for (const text of ['', '<html></html>', 'BEGIN:VEVENT\r\nEND:VEVENT\r\n']) {
    expect(() => busyTimes(text, from, until)).toThrow();
  }
});

const days = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const rules = fc.oneof(
  fc.record({ freq: fc.constant('DAILY'), interval: fc.integer({ min: 1, max: 9 }) }),
  fc.record({
    freq: fc.constant('WEEKLY'),
    interval: fc.integer({ min: 1, max: 4 }),
    byday: fc.uniqueArray(fc.constantFrom(...days), { minLength: 1 }),
    wkst: fc.constantFrom('MO', 'SU', 'FR'),
  }),
  fc.record({
    freq: fc.constant('DAILY'),
    byday: fc.uniqueArray(fc.constantFrom(...days), { minLength: 1 }),
  }),
  fc.record({
    freq: fc.constant('MONTHLY'),
    interval: fc.integer({ min: 1, max: 3 }),
    bymonthday: fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    freq: fc.constant('MONTHLY'),
    interval: fc.constant(1),
    byday: fc.uniqueArray(
      fc.tuple(fc.constantFrom(1, 2, 3, 4, -1, -2), fc.constantFrom(...days)).map(([n, day]) => `${n}${day}`),
      { minLength: 1, maxLength: 3 },
    ),
  }),
);

it.each([
  ['DAILY;BYDAY=MO;COUNT=2', '20261110T050000Z', []],
  ['WEEKLY;BYDAY=MO;COUNT=3', '20261110T050000Z', ['2026-11-23T05:00:00.000Z']],
])('counts a beginning that does not match its rule: %s', (rule, begins, expected) => {
  const event = `UID:a\nDTSTART:${begins}\nDURATION:PT30M\nRRULE:FREQ=${rule}`;
  expect(busy(event).map(([time]) => time)).toEqual(expected);
});

it('agrees with other implementations of RFC 5545 on any rule', () => {
  const ends = fc.oneof(
    fc.constant(''),
    fc.integer({ min: 1, max: 40 }).map((count) => `;COUNT=${count}`),
  );
  const start = fc.integer({ min: 0, max: 700 }).map((day) => new Date(Date.UTC(2025, 0, 1 + day, 5)));
  fc.assert(
    fc.property(rules, ends, start, (rule, end, begins) => {
      const parts = Object.entries(rule).map(([name, value]) => `${name.toUpperCase()}=${String(value)}`);
      const text = parts.join(';') + end;
      const dtstart = `${begins.toISOString().replace(/[-:]|\.\d+/g, '')}`;
      const rrule = new RRule({ ...RRule.parseString(text), dtstart: begins });
      const theirs = rrule.between(new Date(from), new Date(until - 1), true);
      // RFC 5545: DTSTART is the first occurrence, which rrule leaves out when it does not match the rule.
      if (theirs[0]?.getTime() !== begins.getTime() && begins.getTime() >= from) return;
      const event = `UID:a\nDTSTART:${dtstart}\nDURATION:PT30M\nRRULE:${text}`;
      const ours = busy(event).map(([time]) => time);
      // The two disagree on whether a DTSTART that does not match the rule counts; the test above holds what RFC 5545 says.
      if (end !== '' && rrule.between(begins, begins, true).length === 0) return;
      expect(ours).toEqual(theirs.map((time) => time.toISOString()));
      const iterator = ICAL.Recur.fromString(text).iterator(ICAL.Time.fromJSDate(begins, true));
      const own: string[] = [];
      for (let time = iterator.next(); time && time.toJSDate().getTime() < until; time = iterator.next()) {
        if (time.toJSDate().getTime() >= from) own.push(time.toJSDate().toISOString());
      }
      expect(ours).toEqual(own);
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 100) },
  );
});
