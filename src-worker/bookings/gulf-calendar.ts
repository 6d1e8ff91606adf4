import type { Certainty, PeriodKind } from '#shared/bookings/statuses.ts';
import type { HolidayName } from '#shared/content/en/gulf-calendar.ts';
import { dayLength } from '#shared/time/days.ts';

export interface GulfPeriod {
  id: string;
  name: HolidayName;
  firstDay: string;
  lastDay: string;
  kind: PeriodKind;
  fromHour: number | null;
  toHour: number | null;
  certainty: Certainty;
}

interface Rule {
  name: HolidayName;
  month: number;
  days: [first: number, last: number];
  short?: [fromHour: number, toHour: number];
}

/** Source: Cabinet Resolution 27 of 2024. */
const fixedRules: Rule[] = [
  { name: 'newYear', month: 1, days: [1, 1] },
  { name: 'nationalDay', month: 12, days: [2, 3] },
];

/**
 * The same resolution, by the Hijri calendar; a 30th day of Ramadan belongs to Eid al-Fitr. In Ramadan the working day
 * is two hours shorter (Cabinet Resolution 1 of 2022, article 15).
 */
const lunarRules: Rule[] = [
  { name: 'islamicNewYear', month: 1, days: [1, 1] },
  { name: 'prophetsBirthday', month: 3, days: [12, 12] },
  { name: 'ramadan', month: 9, days: [1, 29], short: [9, 15] },
  { name: 'eidAlFitr', month: 9, days: [30, 30] },
  { name: 'eidAlFitr', month: 10, days: [1, 3] },
  { name: 'eidAlAdha', month: 12, days: [9, 12] },
];

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

const years = new Map<number, GulfPeriod[]>();

export function gulfPeriods(from: string, to: string): GulfPeriod[] {
  const first = new Date(from).getUTCFullYear() - 1;
  const count = new Date(to).getUTCFullYear() - first + 1;
  return Array.from({ length: count }, (_, i) => first + i)
    .flatMap(periodsOfYear)
    .filter(({ firstDay, lastDay }) => firstDay <= to && lastDay >= from);
}

function periodsOfYear(year: number): GulfPeriod[] {
  const cachedYear = years.get(year);
  if (cachedYear) return cachedYear;
  const periods = new Map<string, GulfPeriod>();
  // A month more on both sides is longer than any period, so one that crosses the turn of the year is found whole.
  for (let time = Date.UTC(year, -1); time < Date.UTC(year + 1, 1); time += dayLength) {
    const date = new Date(time);
    const gregorian = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()] as const;
    add(periods, date, fixedRules, gregorian, 'official');
    add(periods, date, lunarRules, hijriDate(date), 'expected');
  }
  const found = [...periods.values()].filter(({ firstDay }) => firstDay.startsWith(`${year}-`));
  years.set(year, found);
  return found;
}

function add(
  periods: Map<string, GulfPeriod>,
  date: Date,
  rules: Rule[],
  [year, month, day]: readonly [number, number, number],
  certainty: Certainty,
) {
  const rule = rules.find(
    (candidate) => candidate.month === month && candidate.days[0] <= day && day <= candidate.days[1],
  );
  if (!rule) return;
  const { name, short } = rule;
  const id = `${name}-${year}`;
  const today = date.toISOString().slice(0, 10);
  const period = periods.get(id);
  if (period) period.lastDay = today;
  else {
    const [fromHour = null, toHour = null] = short ?? [];
    const kind = short ? 'short' : 'closed';
    periods.set(id, { id, name, firstDay: today, lastDay: today, kind, fromHour, toHour, certainty });
  }
}

function hijriDate(date: Date): readonly [number, number, number] {
  const parts = Object.fromEntries(
    hijri.formatToParts(date).map(({ type, value }) => [type, Number.parseInt(value, 10)]),
  );
  return [parts.year!, parts.month!, parts.day!];
}
