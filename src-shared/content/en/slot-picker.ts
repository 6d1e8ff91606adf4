import type { ClosedDay } from '../../contracts/bookings.ts';
import { demoTimes } from './office-hours.ts';

/** A demo's time as `Intl` words it. */
export interface HourWords {
  /** The day in Dubai. */
  day: string;
  /** From and to, in Dubai. */
  gulf: string;
  /** The same in the visitor's time zone, when that differs. */
  own?: string;
}

export const slotPicker = {
  title: 'Choose a free hour',
  /** In place of the calendar until it is loaded. */
  intro: `A demo takes an hour, ${demoTimes}. Choose a day and an hour above: we book it if it is free, and tell you if it is not.`,
  failure: 'The free hours could not be loaded.',
  retry: 'Try again',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  legend: 'A dot marks a day with free hours.',
  /** A day and what there is to say about it. */
  noted: (day: string, note: string) => `${day}, ${note}`,
  freeHours: (count: number) => (count === 1 ? '1 free hour' : `${count} free hours`),
  full: 'cannot be booked',
  past: 'past',
  closed: ({ reason, certainty }: Pick<ClosedDay, 'reason' | 'certainty'>) =>
    `closed: ${reason}${certainty === 'expected' ? ' (expected, depends on the sighting of the moon)' : ''}`,
  /** `own` is the name of the visitor's time zone, when it differs. */
  zones: (own?: string) => (own ? `Your time (${own}), with the time in Dubai beside it` : 'Time in Dubai'),
  inDubai: (time: string) => `${time} in Dubai`,
  notFree: 'cannot be booked',
  hour: ({ day, gulf, own }: HourWords) => `${day}, ${gulf} in Dubai${own ? ` (${own} your time)` : ''}`,
  /** While it is not known whether a date and a time are free. */
  promise: 'We book the hour that you choose if it is free, and tell you if it is not.',
  isFree: (hour: string) => `${hour}: free. We book it when you send the form.`,
  isNotFree: (hour: string) => `${hour}: cannot be booked.`,
  /** When a date and a time cannot be booked. */
  wish: 'Please choose a free hour, or send the form as it is: then we note it as a wish.',
  notBooked: 'The hour could not be booked. We have noted it as your wish.',
  /** When somebody else has booked the time since the calendar was loaded. */
  taken: {
    title: 'This hour has just been taken',
    text: 'What you have entered is kept. Please choose one of these free hours, then send the form again:',
    none: 'No other hour is free now. Send the form again, and we note yours as a wish.',
  },
  /**
   * When an address or a network has reached its limit of bookings; the API says why. `send` sends the form as a
   * preference.
   */
  limit: { title: 'This time is not booked', send: 'Send without a fixed time' },
};
export type SlotPickerContent = typeof slotPicker;
