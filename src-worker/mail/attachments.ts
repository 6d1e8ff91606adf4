import type { Submission } from '../../src-shared/contracts/submissions.ts';
import type { EmailKind } from '../../src-shared/email-kinds.ts';
import { demoCalendar, invitation, invitationMethod } from '../bookings/calendar-file.ts';
import type { BookedHour } from '../db/schema.ts';
import type { Attachment } from './transport.ts';

interface Mail {
  kind: EmailKind;
  createdAt: string;
  submission: Submission;
  booking: BookedHour | undefined;
  /** `YYYY-MM-DD`. */
  answerDay: string | undefined;
  link: string | undefined;
}

/** The calendar file of a mail to a visitor, if it has one. */
export function attachmentsOf({ kind, createdAt, submission, booking, answerDay, link = '' }: Mail): Attachment[] {
  switch (kind) {
    case 'demo_confirmation': {
      const content = demoCalendar(submission, answerDay);
      return content ? [{ filename: 'demo.ics', type: 'text/calendar', content }] : [];
    }
    case 'booking_confirmation':
    case 'booking_moved':
    case 'booking_cancelled': {
      if (!booking) return [];
      const type = `text/calendar; method=${invitationMethod(booking)}`;
      return [
        { filename: 'demo.ics', type, content: invitation({ visitor: submission, booking, stamp: createdAt, link }) },
      ];
    }
    default:
      return [];
  }
}
