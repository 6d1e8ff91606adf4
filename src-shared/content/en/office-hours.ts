import { demoHours } from '../../bookings/demo-hours.ts';
import { officeHours } from '../../time/office-hours.ts';

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const { weekdays, opens, closes } = officeHours;
const days = `${weekdayNames[weekdays[0]]} to ${weekdayNames[weekdays.at(-1)!]}`;

export const officeTimes = `${days}, ${hourOfDay(opens)} to ${hourOfDay(closes)} Gulf time`;

export const demoTimes = `${days} between ${hourOfDay(demoHours[0]!)} and ${hourOfDay(demoHours.at(-1)! + 1)} Gulf time`;

/** The time at which the office replies: `day` is written out, and `hour` is when the office opens. */
export function answerMoment({ day, hour, today }: { day: string; hour?: number | undefined; today: boolean }): string {
  return `${today ? 'today' : `on ${day}`}${hour === undefined ? '' : ` from ${hourOfDay(hour)} Gulf time`}`;
}

function hourOfDay(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
}
