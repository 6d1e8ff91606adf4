import type { PeriodKind } from '../bookings/statuses.ts';
import type { Locale } from '../locales.ts';
import { dayLength, daysFrom, gulfDate, gulfHour, hourLength, weekdayOf } from './days.ts';
import { formatDay } from './format-date.ts';

interface Days {
  firstDay: string;
  lastDay: string;
}

interface Period extends Days {
  kind: PeriodKind;
  fromHour: number | null;
  toHour: number | null;
}

export function coversDay({ firstDay, lastDay }: Days, day: string): boolean {
  return firstDay <= day && day <= lastDay;
}

export function leavesHour(period: Period, day: string, hour: number): boolean {
  const { kind, fromHour, toHour } = period;
  if (!coversDay(period, day)) return true;
  return kind === 'short' && hour >= (fromHour ?? 0) && hour + 1 <= (toHour ?? 24);
}

/** Weekdays from 0 (Sunday), hours in Dubai. */
export const officeHours = { weekdays: [1, 2, 3, 4, 5], opens: 9, closes: 18 } as const;

export function promisedTime(
  nextTime: string,
  askedAt: string,
  locale: Locale,
): { day: string; hour: number | undefined; today: boolean } {
  const day = gulfDate(new Date(nextTime));
  const hour = Math.floor((Date.parse(nextTime) - gulfHour(day, 0).getTime()) / hourLength);
  return {
    day: formatDay(day, locale),
    hour: Date.parse(nextTime) <= Date.parse(askedAt) ? undefined : hour,
    today: day === gulfDate(new Date(askedAt)),
  };
}

/** A period of 61 days, with a weekend and a public holiday beside it. */
export const longestClosure = 70;

/** Times in milliseconds, both 0 when the office is closed. */
export function openingOf(periods: readonly Period[], day: string): { from: number; to: number } {
  const { weekdays, opens, closes } = officeHours;
  const works = (weekdays as readonly number[]).includes(weekdayOf(day));
  const today = periods.filter((period) => coversDay(period, day));
  if (!works || today.some(({ kind }) => kind === 'closed')) return { from: 0, to: 0 };
  const from = Math.max(opens, ...today.map(({ fromHour }) => fromHour ?? 0));
  const to = Math.min(closes, ...today.map(({ toHour }) => toHour ?? 24));
  return { from: gulfHour(day, from).getTime(), to: gulfHour(day, to).getTime() };
}

/** Minimum office time left to promise a reply on the same day. */
const timeToReplyMs = 2 * hourLength;

export interface OfficeAnswer {
  open: boolean;
  nextTime: string;
  lateDay: string | undefined;
}

export function whenAnswered(periods: readonly Period[], askedAt: number): OfficeAnswer {
  const days = daysFrom(gulfDate(new Date(askedAt)), longestClosure);
  const coming = days.slice(0, 2).map((day) => openingOf(periods, day));
  const end = askedAt + dayLength;
  const left = coming.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, end) - Math.max(from, askedAt)), 0);
  const nextDay = days.find((day) => {
    const { from, to } = openingOf(periods, day);
    return to - Math.max(from, askedAt) >= timeToReplyMs;
  });
  const next = nextDay ? openingOf(periods, nextDay).from : askedAt;
  return {
    open: coming.some(({ from, to }) => from <= askedAt && askedAt < to),
    nextTime: new Date(Math.max(next, askedAt)).toISOString(),
    lateDay: left >= timeToReplyMs ? undefined : nextDay,
  };
}
