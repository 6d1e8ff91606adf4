import type { Submission } from '../../src-shared/contracts/submissions.ts';
import { addressOf, bookedHour, bookingMails } from '../bookings/mails.ts';
import type { BookingRow } from '../bookings/store.ts';
import type { EmailPayload } from '../db/schema.ts';
import { type Bindings, configOf } from '../env.ts';
import type { NewEmail } from '../mail/outbox.ts';
import { submissionSubjects } from '../mail/subjects.ts';

/** The confirmation, and a notification to each of the staff addresses. */
export function submissionMails(env: Bindings, submission: Submission): NewEmail[] {
  const { form_type: type, submitted_at: now, id: submissionId } = submission;
  const confirmation: NewEmail = {
    id: crypto.randomUUID(),
    kind: `${type}_confirmation`,
    to: submission.email,
    subject: submissionSubjects(submission).confirmation,
    submissionId,
    dueAt: now,
    createdAt: now,
  };
  return [confirmation, ...notifications(submission, configOf(env).STAFF_ADDRESSES)];
}

/** The confirmation of the booking with its reminders, and a notification to the host and to each of the staff addresses. */
export function bookedDemoMails(
  env: Bindings,
  submission: Submission,
  booking: BookingRow,
  host: { name: string; email: string | null },
): NewEmail[] {
  const change = { kind: 'booking_confirmation', booking, visitor: submission, host } as const;
  const told = new Set([...configOf(env).STAFF_ADDRESSES, addressOf(env, host)]);
  return [
    ...bookingMails({ ...change, hostAddresses: [] }),
    ...notifications(submission, [...told], { booking: bookedHour(booking, host) }),
  ];
}

/** Tells the assignee, or without one each of the staff addresses, that a visitor has asked the same again. */
export function askedAgainMails(
  env: Bindings,
  submission: Submission,
  assignee: string | null,
  at: string,
): NewEmail[] {
  const addresses = assignee ? [assignee] : configOf(env).STAFF_ADDRESSES;
  const subject = submissionSubjects(submission).askedAgain;
  const mail = { subject, dueAt: at, createdAt: at };
  return notifications(submission, addresses, { askedAgainAt: at }).map((notification) => ({
    ...notification,
    ...mail,
  }));
}

function notifications(submission: Submission, addresses: string[], payload?: EmailPayload): NewEmail[] {
  const { form_type: type, submitted_at: now, id: submissionId } = submission;
  const subject = submissionSubjects(submission).notification;
  return addresses.map((to) => ({
    id: crypto.randomUUID(),
    kind: `${type}_notification` as const,
    to,
    subject,
    submissionId,
    dueAt: now,
    createdAt: now,
    ...(payload && { payload }),
  }));
}
