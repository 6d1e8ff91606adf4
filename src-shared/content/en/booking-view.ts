import type { FormOutcome } from '../types/forms.ts';
import { demoForm } from './forms/demo.ts';

/** The page behind the link to a booking, which the Worker fills in. */
export const bookingView = {
  eyebrow: 'Your demo',
  titles: {
    upcoming: 'Your hour is booked.',
    begun: 'Your demo has begun.',
    over: 'Your demo is over.',
    cancelled: 'Your demo is cancelled.',
  },
  statuses: {
    confirmed: 'Booked',
    cancelled: 'Cancelled',
    held: 'Took place',
    no_show: 'Did not take place',
  },
  /** After the hours. */
  inDubai: 'in Dubai',
  yourTime: 'your time',
  /** Before the name. */
  bookedFor: 'Booked for ',
  warning:
    'Whoever has the link of this page can move or cancel the demo, so please forward it only to people you trust.',
  done: {
    moved: {
      title: 'The demo is moved.',
      text: 'We have sent you a mail with the new hour, which also moves it in your calendar.',
    },
    cancelled: {
      title: 'The demo is cancelled.',
      text: 'We have sent you a mail that says so and removes it from your calendar.',
    },
  } satisfies Record<'moved' | 'cancelled', FormOutcome>,
  failure: 'That did not work.',
  retry: 'Try again',
  /** Before the times that are proposed instead of a taken one. */
  alternatives: 'These hours are free. One click moves the demo:',
  move: {
    link: 'Move',
    title: 'Move the demo',
    text: 'Choose another hour. You get a mail with it.',
    label: 'New hour, in Dubai',
    choose: 'Please choose',
    /** When no time was chosen. */
    none: 'Please choose an hour.',
    full: 'In these days no hour is free.',
    earlierDays: 'Earlier days',
    laterDays: 'Later days',
    submit: 'Move the demo',
  },
  calendar: {
    title: 'In your calendar',
    text: 'The mail with your booking has the calendar file too.',
    file: 'Calendar file',
    google: 'Google Calendar',
    outlook: 'Outlook',
  },
  cancel: {
    link: 'Cancel',
    title: 'Cancel the demo',
    text: 'If you cannot come, please cancel, so that somebody else can have the hour.',
    ask: 'Cancel the demo',
    question: 'Cancel this demo? We send you a mail that confirms it.',
    submit: 'Yes, cancel it',
  },
  closed: {
    begun: 'It can no longer be moved or cancelled here. If you cannot come, please answer our mail.',
    over: 'Shall we show you something else? You can book another one.',
    cancelled: 'The hour is free again. You can book another one at any time.',
  },
  again: { title: 'Another demo', action: demoForm.submit },
};
export type BookingViewContent = typeof bookingView;
/** State of a demo; an upcoming one can be moved and cancelled. */
export type BookingState = keyof BookingViewContent['titles'];
