import { staffMail } from '../../src-shared/content/en/staff-mail.ts';
import type { Submission } from '../../src-shared/contracts/submissions.ts';
import { bookedHourOf } from '../bookings/booked-hour.ts';
import { addressOf, bookedHour, bookingMails } from '../bookings/mails.tsx';
import type { BookingRow } from '../bookings/store.ts';
import type { EmailPayload } from '../db/schema.ts';
import { type Bindings, configOf } from '../env.ts';
import { texts } from '../http/texts.ts';
import type { MailKind } from '../mail/kinds.ts';
import type { NewEmail } from '../mail/outbox.ts';
import { visitorInEnglish } from '../mail/subjects.ts';
import { replyAddress, threadHeaders } from '../mail/thread.ts';
import { withAnswerDays } from './answer-days.ts';

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

export function submissionSubjects(
  submission: Submission,
): Record<'confirmation' | 'notification' | 'askedAgain', string> {
  const { form_type: type, locale } = submission;
  return {
    confirmation: texts[locale].mail.confirmationSubjects[type],
    notification: staffMail.subject[type](...visitorInEnglish(submission)),
    askedAgain: staffMail.askedAgain.subject(...visitorInEnglish(submission)),
  };
}

function confirmation(content: MailKind['content']): MailKind {
  return { requested: true, load: withAnswerDays, content };
}

const notification: MailKind = {
  toStaff: true,
  load: withAnswerDays,
  async content(mail) {
    const { submission, answerDay, nextTime, siteUrl } = mail;
    const { payload } = mail.email;
    if (!submission) return undefined;
    const { StaffNotification } = await import('./mail-templates.tsx');
    return {
      template: (
        <StaffNotification
          submission={submission}
          booking={bookedHourOf(mail)}
          answerDay={answerDay}
          nextTime={nextTime}
          askedAgainAt={payload && 'askedAgainAt' in payload ? payload.askedAgainAt : undefined}
          siteUrl={siteUrl}
        />
      ),
      replyTo: submission.email,
    };
  },
};

export const submissionMailKinds = {
  demo_confirmation: confirmation(async ({ submission, answerDay, siteUrl }) => {
    if (!submission) return undefined;
    const { DemoConfirmation } = await import('./mail-templates.tsx');
    return { template: <DemoConfirmation submission={submission} answerDay={answerDay} siteUrl={siteUrl} /> };
  }),
  partnership_confirmation: confirmation(async ({ submission, answerDay, siteUrl }) => {
    if (!submission) return undefined;
    const { PartnershipConfirmation } = await import('./mail-templates.tsx');
    return { template: <PartnershipConfirmation submission={submission} answerDay={answerDay} siteUrl={siteUrl} /> };
  }),
  career_confirmation: confirmation(async ({ submission, siteUrl }) => {
    if (!submission) return undefined;
    const { CareerConfirmation } = await import('./mail-templates.tsx');
    return { template: <CareerConfirmation submission={submission} siteUrl={siteUrl} /> };
  }),
  // The conversation that began in the chat goes on by mail.
  other_confirmation: confirmation(async ({ env, submission, nextTime, siteUrl }) => {
    if (!submission) return undefined;
    const { OtherConfirmation } = await import('./mail-templates.tsx');
    return {
      template: <OtherConfirmation submission={submission} nextTime={nextTime} siteUrl={siteUrl} />,
      headers: threadHeaders(env, { submissionId: submission.id, received: [] }),
      replyTo: await replyAddress(env, submission.id),
    };
  }),
  demo_notification: notification,
  partnership_notification: notification,
  career_notification: notification,
  other_notification: notification,
} satisfies Record<string, MailKind>;
