import { staffMail } from '../../src-shared/content/en/staff-mail.ts';
import type { Submission } from '../../src-shared/contracts/submissions.ts';
import { bookedHourOf } from '../bookings/booked-hour.ts';
import { bookedHour, bookingMails } from '../bookings/mails.tsx';
import { answersTo } from '../bookings/opening-hours.ts';
import type { BookingRow } from '../bookings/store.ts';
import { type Bindings, configOf } from '../env.ts';
import { texts } from '../http/texts.ts';
import type { OutboxItem } from '../mail/claims.ts';
import type { MailKind } from '../mail/kinds.ts';
import type { NewEmail } from '../mail/outbox.ts';
import { visitorInEnglish } from '../mail/subjects.ts';
import type { StaffNotice } from './notices.ts';

export interface SubmissionMails {
  mails: NewEmail[];
  notice?: StaffNotice;
}

export function submissionMails(env: Bindings, submission: Submission): SubmissionMails {
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
  return { mails: [confirmation], notice: noticeOf(env, submission, notification(submission)) };
}

export function bookedDemoMails(
  env: Bindings,
  submission: Submission,
  booking: BookingRow,
  host: { name: string; email: string | null },
): SubmissionMails {
  const change = { kind: 'booking_confirmation', booking, visitor: submission, host } as const;
  const told = notification(submission, { payload: { booking: bookedHour(booking, host) } });
  const toHost = host.email ? [toOne(host.email, told)] : [];
  return {
    mails: [...bookingMails({ ...change, hostAddresses: [] }), ...toHost],
    notice: { ...noticeOf(env, submission, told), except: host.email ?? undefined },
  };
}

export function askedAgainMails(
  env: Bindings,
  submission: Submission,
  assignee: string | null,
  at: string,
): SubmissionMails {
  const subject = submissionSubjects(submission).askedAgain;
  const told = notification(submission, { subject, dueAt: at, createdAt: at, payload: { askedAgainAt: at } });
  return assignee ? { mails: [toOne(assignee, told)] } : { mails: [], notice: noticeOf(env, submission, told) };
}

function notification(submission: Submission, over: Partial<StaffNotice['mail']> = {}): StaffNotice['mail'] {
  const { form_type: type, submitted_at: now, id: submissionId } = submission;
  const subject = submissionSubjects(submission).notification;
  return { kind: `${type}_notification`, subject, submissionId, dueAt: now, createdAt: now, ...over };
}

function noticeOf(env: Bindings, submission: Submission, mail: StaffNotice['mail']): StaffNotice {
  return { mail, of: submission.form_type, shared: configOf(env).STAFF_ADDRESSES };
}

function toOne(to: string, mail: StaffNotice['mail']): NewEmail {
  return { ...mail, id: crypto.randomUUID(), to };
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

/** Kinds that say how soon an answer comes, and kinds that say when the office opens next. */
const promising = new Set([
  'demo_confirmation',
  'demo_notification',
  'partnership_confirmation',
  'partnership_notification',
]);
const naming = new Set(['other_confirmation', 'other_notification']);

async function withAnswerDays(env: Bindings, items: OutboxItem[]): Promise<OutboxItem[]> {
  const asked = items.filter((item) => promisesAnswer(item) || namesNextTime(item));
  const answers = await answersTo(env, asked.map(askedAtOf));
  return items.map((item) => {
    const { lateDay, nextTime } = answers.get(askedAtOf(item)) ?? {};
    return {
      ...item,
      ...(promisesAnswer(item) && lateDay && { answerDay: lateDay }),
      ...(namesNextTime(item) && nextTime && { nextTime }),
    };
  });
}

function promisesAnswer(item: OutboxItem): boolean {
  return promising.has(item.email.kind) && item.submission !== undefined && bookedHourOf(item) === undefined;
}

function namesNextTime({ email, submission }: OutboxItem): boolean {
  return naming.has(email.kind) && submission !== undefined;
}

function askedAtOf({ email: { payload }, submission }: OutboxItem): string {
  return payload && 'askedAgainAt' in payload ? payload.askedAgainAt : (submission?.submittedAt ?? '');
}

function confirmation(content: MailKind['content']): MailKind {
  return { requested: true, load: withAnswerDays, content };
}

const notificationKind: MailKind = {
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
  other_confirmation: confirmation(async ({ submission, nextTime, siteUrl }) => {
    if (!submission) return undefined;
    const { OtherConfirmation } = await import('./mail-templates.tsx');
    return { template: <OtherConfirmation submission={submission} nextTime={nextTime} siteUrl={siteUrl} /> };
  }),
  demo_notification: notificationKind,
  partnership_notification: notificationKind,
  career_notification: notificationKind,
  other_notification: notificationKind,
} satisfies Record<string, MailKind>;
