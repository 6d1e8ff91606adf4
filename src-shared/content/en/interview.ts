import { brand } from '../../brand.ts';
import type { BookingMailKind, BookingMailText, MailContent, NewHostText } from '../types/mail.ts';
import { type BookingViewContent, bookingView } from './booking-view.ts';
import { commitments } from './commitments.ts';

export interface InterviewContent {
  mails: Record<BookingMailKind, BookingMailText>;
  newHost: NewHostText;
  calendar: MailContent['booking']['calendar'];
  view: BookingViewContent;
}

const where = `We will meet by video, or in our office in ${brand.city} if you prefer: just reply to this email.`;

/** Texts for applicants about an interview, which is booked like a demo. */
export const interview: InterviewContent = {
  mails: {
    booking_confirmation: {
      subject: 'Proposed time for your interview',
      preheader: 'We have held a time for you. Please confirm it, or choose another one.',
      title: 'We would like to meet you',
      lead: 'Thank you for your application. We would like to get to know you in an interview, and we’ve reserved this time for you:',
      file: 'The attached file adds the interview to your calendar. Or add it yourself:',
      next: where,
      button: 'Confirm or choose another time',
    },
    booking_moved: {
      subject: 'Your interview has moved',
      preheader: 'The new time, with a file that updates your calendar.',
      title: 'Your interview has moved',
      lead: 'This is the new time:',
      file: 'The attached file moves the interview in your calendar. Or add the new time yourself:',
      next: where,
      button: 'Open the interview',
    },
    booking_cancelled: {
      subject: 'Your interview is cancelled',
      preheader: 'Would you like another time? Just reply to this email.',
      title: 'Your interview is cancelled',
      lead: 'This interview will not take place:',
      file: 'The attached file removes it from your calendar.',
      next: 'If you would like another time, just reply to this email.',
      button: 'See our open positions',
    },
    booking_reminder: {
      subject: 'A reminder of your interview',
      preheader: 'Your interview is coming up.',
      title: 'See you soon',
      lead: 'We look forward to meeting you. Your interview is on:',
      next: where,
      button: 'Open the interview',
    },
  },
  newHost: {
    subject: 'Your interview has a new host',
    preheader: 'The time stays the same.',
    title: 'Your interview has a new host',
    lead: 'The time stays the same, and a colleague of ours will meet you:',
    file: 'The attached file updates the interview in your calendar. Or add it yourself:',
  },
  calendar: {
    title: `Interview at ${brand.name}`,
    description: `An interview of ${commitments.interview} with ${brand.name}, by video or in our office in ${brand.city}.`,
    link: 'Confirm, move or cancel:',
  },
  view: {
    ...bookingView,
    eyebrow: 'Your interview',
    titles: {
      upcoming: 'We look forward to meeting you.',
      begun: 'Your interview has begun.',
      over: 'Your interview is over.',
      cancelled: 'Your interview is cancelled.',
    },
    warning:
      'Anyone with the link to this page can move or cancel the interview, so please forward it only to people you trust.',
    done: {
      moved: { ...bookingView.done.moved, title: 'Your interview has been moved.' },
      cancelled: {
        title: 'Your interview has been cancelled.',
        text: 'We’ve sent you an email to confirm. It also removes the interview from your calendar.',
      },
    },
    alternatives: 'These times are available. One click moves the interview:',
    accept: {
      title: 'Does this time suit you?',
      text: 'We are holding it for you. Please confirm that you will come, or choose another time below.',
      submit: 'Confirm this time',
      proposed: 'Proposed',
      done: { title: 'Thank you, the time is confirmed.', text: 'We look forward to meeting you.' },
    },
    move: { ...bookingView.move, link: 'Choose another time', title: 'Another time', submit: 'Move the interview' },
    cancel: {
      link: 'Cancel',
      title: 'Cancel the interview',
      text: 'If you cannot make it, or are no longer interested, please cancel, so that someone else can take the slot.',
      ask: 'Cancel the interview',
      question: 'Cancel this interview? We’ll send you an email that confirms it.',
      submit: 'Yes, cancel it',
    },
    closed: {
      begun: 'It can no longer be moved or cancelled here. If you cannot make it, please reply to our email.',
      over: 'We will be in touch. If you have a question, just reply to our email.',
      cancelled: 'If you would like another time, just reply to our email.',
    },
    again: { ...bookingView.again, title: 'What happens next' },
  },
};
