import { addDays, gulfDate, gulfHour, hourLength } from '#shared/time/days.ts';
import { clock } from './clock.ts';
import type { Site } from './site.ts';

type Run = () => Promise<unknown>;

const monthDays = 31;
/** The hour in Dubai at which the story ends: most of today is still to come. */
const lastHour = 9;
/** Days before today: page views of two months, so that this month's can be compared. */
const firstDay = 61;

/** Events whose times count from today, so that some demos are still to come. Later events have not happened yet. */
export interface Story {
  site: Site;
  /** The last day of the month, in Dubai. */
  today: string;
  /** `day` counts from today; `time` is such as 09:30, in Dubai. */
  timeOf(day: number, time: string): number;
  at(time: number, run: Run): void;
  /** Times of the waiting events, in their order. */
  times(): number[];
  play(): Promise<void>;
}

export function createStory(site: Site, now: number): Story {
  const today = gulfDate(new Date(now));
  const end = Math.min(now, gulfHour(today, lastHour).getTime());
  const waiting: { time: number; order: number; run: Run }[] = [];
  let order = 0;

  function at(time: number, run: Run): void {
    if (time >= end) return;
    const event = { time, order: order++, run };
    const place = waiting.findLastIndex((other) => other.time > time || (other.time === time && other.order > order));
    waiting.splice(place + 1, 0, event);
  }

  return {
    site,
    today,
    at,
    timeOf(day, time) {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      return gulfHour(addDays(today, day), hours + minutes / 60).getTime();
    },
    times: () => waiting.map(({ time }) => time).reverse(),
    async play() {
      // Reminders are due on the hour.
      const first = gulfHour(addDays(today, -monthDays), 0).getTime();
      for (let time = first; time < end; time += hourLength) at(time, () => site.cron());
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        clock.moveTo(next.time);
        await next.run();
      }
    },
  };
}

export function startOf(now: number): number {
  return gulfHour(addDays(gulfDate(new Date(now)), -firstDay), 0).getTime();
}
