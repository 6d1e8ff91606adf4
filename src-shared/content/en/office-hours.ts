import { demoHours } from '../../bookings/demo-hours.ts';
import { officeHours } from '../../time/office-hours.ts';

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const { weekdays, opens, closes } = officeHours;
const days = `${weekdayNames[weekdays[0]]} to ${weekdayNames[weekdays.at(-1)!]}`;

export const officeTimes = `${days}, ${hourOfDay(opens)} to ${hourOfDay(closes)} Gulf time`;

export const officeContact = `Write or call. We’re in the office ${officeTimes}.`;

export const demoTimes = `${days} between ${hourOfDay(demoHours[0]!)} and ${hourOfDay(demoHours.at(-1)! + 1)} Gulf time`;

interface AnswerTime {
  /** Written out. */
  day: string;
  /** When the office opens. */
  hour?: number | undefined;
  today: boolean;
}

/** The time at which the office replies. */
export function answerMoment({ day, hour, today }: AnswerTime): string {
  return `${today ? 'today' : `on ${day}`}${hour === undefined ? '' : ` from ${hourOfDay(hour)} Gulf time`}`;
}

/** On the contact page. */
export const officeNow = {
  isOpen: 'The office is open now.',
  isClosed: (next: AnswerTime) => `The office is closed now. We’re back ${answerMoment(next)}.`,
};
export type OfficeNow = typeof officeNow;

export function hourOfDay(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
}
