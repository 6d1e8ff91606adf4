import { and, inArray, isNull } from 'drizzle-orm';
import type { Submission } from '#shared/contracts/submissions.ts';
import { staffMail } from '#shared/staff-texts/mails-to-staff.ts';
import { bookedSlotOf } from '../bookings/booked-slot.ts';
import { bookedSlot, bookingMails, hostFile } from '../bookings/mails.tsx';
import type { BookingRow } from '../bookings/store.ts';
import { database } from '../db/client.ts';
import type { EmailWithRecords } from '../db/email-records.ts';
import { inJson } from '../db/in-json.ts';
import { attachments } from '../db/schema.ts';
import { type Bindings, configOf } from '../env.ts';
import { texts } from '../http/texts.ts';
import type { MailKind } from '../mail/kinds.ts';
import type { NewEmail } from '../mail/outbox.ts';
import { visitorInEnglish } from '../mail/subjects.ts';
import { type AnswerDays, loadAnswerDays } from './answer-days.ts';
import type { StaffNotification } from './notifications.ts';

export interface SubmissionMails {
  mails: NewEmail[];
  staffNotification?: StaffNotification;
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
  return { mails: [confirmation], staffNotification: notificationOf(env, submission, notification(submission)) };
}

export function bookedDemoMails(
  env: Bindings,
  submission: Submission,
  booking: BookingRow,
  host: { name: string; email: string | null },
): SubmissionMails {
  const change = { kind: 'booking_confirmation', booking, visitor: submission, host } as const;
  const mail = notification(submission, { payload: { booking: bookedSlot(booking, host) } });
  const toHost = host.email ? [toOne(host.email, mail)] : [];
  return {
    mails: [...bookingMails({ ...change, hostAddresses: [] }), ...toHost],
    staffNotification: { ...notificationOf(env, submission, mail), except: host.email ?? undefined },
  };
}

export function askedAgainMails(
  env: Bindings,
  submission: Submission,
  assignee: string | null,
  at: string,
): SubmissionMails {
  const subject = submissionSubjects(submission).askedAgain;
  const mail = notification(submission, { subject, dueAt: at, createdAt: at, payload: { askedAgainAt: at } });
  return assignee
    ? { mails: [toOne(assignee, mail)] }
    : { mails: [], staffNotification: notificationOf(env, submission, mail) };
}

function notification(
  submission: Submission,
  overrides: Partial<StaffNotification['mail']> = {},
): StaffNotification['mail'] {
  const { form_type: type, submitted_at: now, id: submissionId } = submission;
  const subject = submissionSubjects(submission).notification;
  return { kind: `${type}_notification`, subject, submissionId, dueAt: now, createdAt: now, ...overrides };
}

function notificationOf(env: Bindings, submission: Submission, mail: StaffNotification['mail']): StaffNotification {
  return { mail, of: submission.form_type, staffAddresses: configOf(env).STAFF_ADDRESSES };
}

function toOne(to: string, mail: StaffNotification['mail']): NewEmail {
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

function confirmation(content: MailKind<AnswerDays>['content']): MailKind<AnswerDays> {
  return { requested: true, load: loadAnswerDays, content };
}

const notificationKind: MailKind<AnswerDays> = {
  toStaff: true,
  load: loadAnswerDays,
  async content(mail) {
    const { submission, loaded, siteUrl, chatSessionId } = mail;
    const { payload, toAddress } = mail.email;
    if (!submission) return undefined;
    const booking = bookedSlotOf(mail);
    const { StaffNotification } = await import('./mail-templates.tsx');
    return {
      template: (
        <StaffNotification
          submission={submission}
          booking={booking}
          answerDay={loaded?.answerDay}
          nextTime={loaded?.nextTime}
          chatSessionId={chatSessionId}
          askedAgainAt={payload && 'askedAgainAt' in payload ? payload.askedAgainAt : undefined}
          siteUrl={siteUrl}
        />
      ),
      replyTo: submission.email,
      // Others would get an event of their host's.
      ...(booking &&
        toAddress === mail.booking?.host?.email && { attachments: [await hostFile(mail, submission, booking)] }),
    };
  },
};

/** The file of the form, by the id of the email. */
async function loadCvNames(env: Bindings, items: EmailWithRecords[]): Promise<ReadonlyMap<string, string>> {
  const ids = items.flatMap(({ email }) => email.submissionId ?? []);
  const files = await database(env)
    .select({ submissionId: attachments.submissionId, name: attachments.name })
    .from(attachments)
    .where(and(inArray(attachments.submissionId, inJson(ids)), isNull(attachments.entryId)));
  const names = new Map(files.map(({ submissionId, name }) => [submissionId, name]));
  return new Map(
    items.flatMap(({ email }) => {
      const name = names.get(email.submissionId ?? '');
      return name ? [[email.id, name]] : [];
    }),
  );
}

export const submissionMailKinds = {
  demo_confirmation: confirmation(async ({ submission, loaded, siteUrl }) => {
    if (!submission) return undefined;
    const { DemoConfirmation } = await import('./mail-templates.tsx');
    return { template: <DemoConfirmation submission={submission} answerDay={loaded?.answerDay} siteUrl={siteUrl} /> };
  }),
  partnership_confirmation: confirmation(async ({ submission, loaded, siteUrl }) => {
    if (!submission) return undefined;
    const { PartnershipConfirmation } = await import('./mail-templates.tsx');
    return {
      template: <PartnershipConfirmation submission={submission} answerDay={loaded?.answerDay} siteUrl={siteUrl} />,
    };
  }),
  career_confirmation: {
    requested: true,
    load: loadCvNames,
    async content({ submission, loaded, siteUrl }) {
      if (!submission) return undefined;
      const { CareerConfirmation } = await import('./mail-templates.tsx');
      return { template: <CareerConfirmation submission={submission} cv={loaded} siteUrl={siteUrl} /> };
    },
  } satisfies MailKind<string>,
  other_confirmation: confirmation(async ({ submission, loaded, siteUrl }) => {
    if (!submission) return undefined;
    const { OtherConfirmation } = await import('./mail-templates.tsx');
    return { template: <OtherConfirmation submission={submission} nextTime={loaded?.nextTime} siteUrl={siteUrl} /> };
  }),
  demo_notification: notificationKind,
  partnership_notification: notificationKind,
  career_notification: notificationKind,
  other_notification: notificationKind,
} satisfies Record<string, MailKind>;
