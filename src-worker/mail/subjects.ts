import { staffMail } from '../../src-shared/content/en/staff-mail.ts';
import { isolated } from '../../src-shared/content/isolated.ts';
import type { BookingChange, BookingMailKind } from '../../src-shared/content/types/mail.ts';
import type { Submission } from '../../src-shared/contracts/submissions.ts';
import { fullName } from '../../src-shared/full-name.ts';
import { oneLine } from '../../src-shared/one-line.ts';
import { demoTimeForStaff, demoTimeInSubject } from '../bookings/demo-times.ts';
import type { BookedHour } from '../db/schema.ts';
import { texts } from '../http/texts.ts';
import type { OutboxItem } from './claims.ts';

/** The subject of the visitor's mail, in the visitor's language, and of the staff's. */
export function submissionSubjects(
  submission: Submission,
): Record<'confirmation' | 'notification' | 'askedAgain', string> {
  const { form_type: type, locale } = submission;
  return {
    confirmation: texts[locale].mail.confirmationSubjects[type],
    notification: staffMail.subject[type](...whoInEnglish(submission)),
    askedAgain: staffMail.askedAgain.subject(...whoInEnglish(submission)),
  };
}

/** The subject of a mail to staff that is queued by SQL, which knows no names; undefined for any other. */
export function staffSubject({ kind, payload }: OutboxItem['email'], submission?: Submission): string | undefined {
  const { assignment, received } = staffMail;
  if (kind === 'reply_notification' && submission) {
    return received.subject[submission.form_type](...whoInEnglish(submission));
  }
  if (!payload || !('assignment' in payload)) return undefined;
  if (submission) return assignment.subject[submission.form_type](...whoInEnglish(submission));
  return assignment.subject.several(payload.assignment.submissions.length);
}

/** What the subjects of a booking's mails need of its submission. */
export type BookedVisitor = Pick<Submission, 'first_name' | 'last_name' | 'company' | 'locale'>;

/** The subjects of the visitor's mails about a booking, in the visitor's language, and of the host's. */
export function bookingSubjects(visitor: BookedVisitor, { startsAt }: Pick<BookedHour, 'startsAt'>) {
  const { bookingMails } = texts[visitor.locale].mail;
  const hour = demoTimeInSubject(startsAt, visitor.locale);
  const toVisitor = (kind: BookingMailKind) => `${bookingMails[kind].subject}: ${hour}`;
  const toHost = (change: BookingChange) =>
    staffMail.booking.subject[change](demoTimeForStaff(startsAt), ...whoInEnglish(visitor));
  return {
    visitor: {
      booking_confirmation: toVisitor('booking_confirmation'),
      booking_moved: toVisitor('booking_moved'),
      booking_cancelled: toVisitor('booking_cancelled'),
    },
    reminder: toVisitor('booking_reminder'),
    host: {
      booking_confirmation: toHost('booking_confirmation'),
      booking_moved: toHost('booking_moved'),
      booking_cancelled: toHost('booking_cancelled'),
    },
  };
}

/** The visitor's name and company. */
function whoInEnglish(visitor: BookedVisitor): [who: string, company: string] {
  return [inEnglish(fullName(visitor)), inEnglish(visitor.company ?? '')];
}

/** A visitor's text for an English subject, whose order stays when the text is written from right to left. */
function inEnglish(text: string): string {
  const line = oneLine(text);
  return /[\u0590-\u08ff]/.test(line) ? isolated(line) : line;
}
