import type { ClosedDay } from '../../contracts/bookings.ts';

/** The hour of a demo as `Intl` words it. */
export interface HourWords {
  /** The day in Dubai. */
  day: string;
  /** From and to, in Dubai. */
  gulf: string;
  /** The same in the visitor's time zone, when that differs. */
  own?: string;
}

/** The calendar with the free hours, in the demo form. */
export interface SlotPickerContent {
  title: string;
  /** In place of the calendar until it is loaded. */
  intro: string;
  failure: string;
  retry: string;
  previousMonth: string;
  nextMonth: string;
  legend: string;
  /** A day and what there is to say about it. */
  noted: (day: string, note: string) => string;
  freeHours: (count: number) => string;
  full: string;
  past: string;
  closed: (day: Pick<ClosedDay, 'reason' | 'certainty'>) => string;
  /** Which times the hours have; `own` is the name of the visitor's time zone, when it differs. */
  zones: (own?: string) => string;
  inDubai: (time: string) => string;
  notFree: string;
  hour: (words: HourWords) => string;
  /** What becomes of a date and a time while it is not known whether they are free. */
  promise: string;
  isFree: (hour: string) => string;
  isNotFree: (hour: string) => string;
  /** What becomes of a date and a time that cannot be booked. */
  wish: string;
  /** What has become of them, after the form is sent. */
  notBooked: string;
  /** When somebody else has booked the hour since the calendar was loaded. */
  taken: { title: string; text: string; none: string };
  /** When an address or a network has booked as much as it may; the API says why. `send` sends the form as a wish. */
  limit: { title: string; send: string };
}
