import type { PeriodKind } from './statuses.ts';

interface Period {
  /** `YYYY-MM-DD` in Dubai. */
  firstDay: string;
  lastDay: string;
  kind: PeriodKind;
  /** Hours in Dubai, for short days. */
  fromHour: number | null;
  toHour: number | null;
}

/** Whether closed or short days leave room for a demo on a day at an hour in Dubai. */
export function leavesHour({ firstDay, lastDay, kind, fromHour, toHour }: Period, day: string, hour: number): boolean {
  if (day < firstDay || day > lastDay) return true;
  return kind === 'short' && hour >= (fromHour ?? 0) && hour + 1 <= (toHour ?? 24);
}
