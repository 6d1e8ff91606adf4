import { brand } from '../../brand.ts';
import type { ClosedDay } from '../../contracts/bookings.ts';
import { commitments } from './commitments.ts';
import { demoTimes } from './office-hours.ts';

/** A demo's slot as `Intl` formats it. */
export interface SlotParts {
  /** The day where the visitor is. */
  day: string;
  /** The beginning and the end in Dubai. */
  gulf: string;
  /** The same in the visitor's time zone, if that differs. */
  own?: string;
}

export const slotPicker = {
  title: 'Choose an available time',
  /** Replaces the calendar until it is loaded. */
  intro: `Demos last ${commitments.demo}, ${demoTimes}. Choose a day and a time. If it’s available, it’s yours when you submit.`,
  /** Brings the calendar when it loaded after the visitor had come to the fields. */
  show: 'Show available times',
  failure: 'The available times could not be loaded.',
  retry: 'Try again',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  legend: '• Times available',
  noted: (day: string, note: string) => `${day}, ${note}`,
  freeSlots: (count: number) => (count === 1 ? '1 available time' : `${count} available times`),
  full: 'fully booked',
  past: 'past',
  closed: ({ reason, certainty }: Pick<ClosedDay, 'reason' | 'certainty'>) =>
    `closed: ${reason}${certainty === 'expected' ? ' (expected, subject to moon sighting)' : ''}`,
  /** `own` is the name of the visitor's time zone, if it differs. */
  zones: (own?: string) => (own ? `Your time (${own}), with the time in Dubai beside it` : 'Time in Dubai'),
  inDubai: (time: string) => `${time} in Dubai`,
  notFree: 'cannot be booked',
  hour: ({ day, gulf, own }: SlotParts) =>
    own ? `${day}, ${own} your time (${gulf} in Dubai)` : `${day}, ${gulf} in Dubai`,
  /** Shows the two fields. */
  other: 'Suggest another time',
  /** Error of a form without a time. */
  missing: 'Please choose a day and a time.',
  /** Shown until the form knows whether the slot is free. */
  promise: 'Pick an available time; it’s yours when you submit.',
  isFree: (hour: string) => `${hour}: available. It’s yours when you submit.`,
  isNotFree: (hour: string) => `${hour}: cannot be booked.`,
  cannotBook: 'Please choose an available time, or send the form as it is and we’ll propose a time.',
  notBooked: 'We couldn’t book that time. We’ve saved your request and will email you another time.',
  /** Stays beside the empty form until the page is closed. */
  booked: {
    title: (hour: string) => `Booked: ${hour}`,
    text: `This time is confirmed; there is nothing else to do. Your email has the calendar file and the link to move or cancel, too. We will meet by video, or in our office in ${brand.city} if you prefer: just reply to the email.`,
    links: { file: 'Calendar file', google: 'Google Calendar', outlook: 'Outlook', page: 'Move or cancel' },
  },
  requested: {
    title: 'No time is booked yet',
    text: `We’ve noted the time you asked for and will propose one by email ${commitments.reply}.`,
  },
  /** Shown when someone else has booked the slot since the calendar was loaded. */
  taken: {
    title: 'This time has just been taken',
    text: 'Your entries are still here. Please choose one of these available times, then send the form again:',
    none: 'No other time is available now. Send the form again, and we’ll propose a time.',
  },
  /** Shown at the limit of an address or a network; the API says which. `send` sends the form as a preference. */
  limit: { title: 'We couldn’t book this time', send: 'Request a demo without a time' },
};
export type SlotPickerContent = typeof slotPicker;
