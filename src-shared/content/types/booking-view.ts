import type { BookingStatus } from '../../booking/statuses.ts';
import type { FormOutcome } from './forms.ts';

/** Where a demo is: an upcoming one can be moved and cancelled. */
export type BookingState = 'upcoming' | 'begun' | 'over' | 'cancelled';

/** The page behind the link to a booking, which the Worker fills in. */
export interface BookingViewContent {
  eyebrow: string;
  titles: Record<BookingState, string>;
  statuses: Record<BookingStatus, string>;
  /** After the hours. */
  inDubai: string;
  yourTime: string;
  /** Before the name. */
  bookedFor: string;
  warning: string;
  /** What has just been done. */
  done: Record<'moved' | 'cancelled', FormOutcome>;
  failure: string;
  retry: string;
  /** Before the hours that are proposed instead of one that is taken. */
  alternatives: string;
  move: {
    link: string;
    title: string;
    text: string;
    label: string;
    choose: string;
    /** When no hour was chosen. */
    none: string;
    full: string;
    earlierDays: string;
    laterDays: string;
    submit: string;
  };
  calendar: { title: string; text: string; file: string; google: string; outlook: string };
  cancel: { link: string; title: string; text: string; ask: string; question: string; submit: string };
  /** For a demo that can no longer be changed. */
  closed: Record<Exclude<BookingState, 'upcoming'>, string>;
  again: { title: string; action: string };
}
