import type { FormOutcome } from '../types/forms.ts';
import { demoForm } from './forms/demo.ts';

export const bookingView = {
  eyebrow: 'Your demo',
  titles: {
    upcoming: 'Your demo is booked.',
    begun: 'Your demo has begun.',
    over: 'Your demo is over.',
    cancelled: 'Your demo is cancelled.',
  },
  statuses: {
    confirmed: 'Booked',
    cancelled: 'Cancelled',
    held: 'Completed',
    no_show: 'Missed',
  },
  /** Follows the hours. */
  inDubai: 'in Dubai',
  yourTime: 'your time',
  timeIn: (city: string) => `${city} time`,
  bookedFor: 'Booked for ',
  warning:
    'Anyone with the link to this page can move or cancel the demo, so please forward it only to people you trust.',
  done: {
    moved: {
      title: 'Your demo has been moved.',
      text: 'We’ve sent you an email with the new time. It also updates your calendar.',
    },
    cancelled: {
      title: 'Your demo has been cancelled.',
      text: 'We’ve sent you an email to confirm. It also removes the demo from your calendar.',
    },
  } satisfies Record<'moved' | 'cancelled', FormOutcome>,
  failure: 'We couldn’t change your booking.',
  retry: 'Try again',
  /** Precedes the slots that are proposed instead of a taken one. */
  alternatives: 'Choose a new time. One click moves your demo:',
  meeting: {
    join: 'Join the video call',
    later: 'We meet by video. Your joining link is in our email and appears here 10 minutes before we start.',
  },
  move: {
    link: 'Move',
    title: 'Move the demo',
    text: 'Choose another time. You’ll get an email that confirms it.',
    label: 'New time, in Dubai',
    none: 'Please choose a time.',
    full: 'No time is available in this month.',
    submit: 'Move the demo',
  },
  calendar: {
    title: 'In your calendar',
    text: 'The email that confirmed your booking has the calendar file too.',
    file: 'Calendar file',
    google: 'Google Calendar',
    outlook: 'Outlook',
  },
  cancel: {
    link: 'Cancel',
    title: 'Cancel the demo',
    text: 'If you cannot make it, please cancel, so that someone else can take the slot.',
    ask: 'Cancel the demo',
    question: 'Cancel this demo? We’ll send you an email that confirms it.',
    submit: 'Yes, cancel it',
  },
  closed: {
    begun: 'It can no longer be moved or cancelled here. If you cannot make it, please reply to our email.',
    over: 'Would you like to see something else? You can book another demo.',
    cancelled: 'The time is available again. You can book another one whenever you like.',
  },
  again: { title: 'Another demo', action: demoForm.submit },
};
/** `accept` is for an interview, whose slot the applicant accepts. */
export type BookingViewContent = typeof bookingView & {
  accept?: { title: string; text: string; submit: string; proposed: string; done: FormOutcome };
};
/** State of a demo; an upcoming one can be moved and cancelled. */
export type BookingState = keyof BookingViewContent['titles'];
