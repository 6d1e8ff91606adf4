import { demoHours } from '../../booking/demo-hours.ts';
import { officeHours } from '../../office-hours.ts';

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const { weekdays, opens, closes } = officeHours;
const days = `${weekdayNames[weekdays[0]]} to ${weekdayNames[weekdays.at(-1)!]}`;

/** When the office is open. */
export const officeTimes = `${days}, ${hourOfDay(opens)} to ${hourOfDay(closes)} Gulf time`;

/** When demos take place. */
export const demoTimes = `${days} between ${hourOfDay(demoHours[0]!)} and ${hourOfDay(demoHours.at(-1)! + 1)} Gulf time`;

function hourOfDay(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
}
