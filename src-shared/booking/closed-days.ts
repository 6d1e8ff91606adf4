import type { PeriodKind } from './statuses.ts';

interface Days {
  /** `YYYY-MM-DD` in Dubai. */
  firstDay: string;
  lastDay: string;
}

interface Period extends Days {
  kind: PeriodKind;
  /** Hours in Dubai, for short days. */
  fromHour: number | null;
  toHour: number | null;
}

export function coversDay({ firstDay, lastDay }: Days, day: string): boolean {
  return firstDay <= day && day <= lastDay;
}

/** Whether closed or short days leave room for a demo on a day at an hour in Dubai. */
export function leavesHour(period: Period, day: string, hour: number): boolean {
  const { kind, fromHour, toHour } = period;
  if (!coversDay(period, day)) return true;
  return kind === 'short' && hour >= (fromHour ?? 0) && hour + 1 <= (toHour ?? 24);
}
