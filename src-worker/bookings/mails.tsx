import { brand } from '#shared/brand.ts';
import type { BookingChange, BookingMailKind } from '#shared/content/types/mail.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import { bookingPath, paths } from '#shared/paths.ts';
import { staffMail } from '#shared/staff-texts/mails-to-staff.ts';
import { hourLength } from '#shared/time/days.ts';
import type { BookedSlot } from '../db/schema.ts';
import { type Bindings, configOf } from '../env.ts';
import type { MailKind, OutboxItem } from '../mail/kinds.ts';
import type { NewEmail } from '../mail/outbox.ts';
import { visitorInEnglish } from '../mail/subjects.ts';
import type { Attachment } from '../mail/transport.ts';
import { bookedSlotOf, hourOf, listed, meetingUrlOf, staleReminder } from './booked-slot.ts';
import type { HostEvent, Invitation } from './calendar-file.ts';
import { copyFor } from './copy.ts';
import { demoTimeForStaff, demoTimeInSubject } from './demo-times.ts';
import { bookingToken } from './find.ts';
import type { BookingRow } from './store.ts';

const reminders = [24 * hourLength, hourLength];

type Kind = 'booking_confirmation' | 'booking_moved' | 'booking_cancelled';

interface Change {
  /** A moved booking without a previous start has the same time and a new host. */
  kind: Kind;
  booking: BookingRow;
  visitor: BookedVisitor & { email: string };
  previousStart?: string;
  hosts: readonly { name: string }[];
  hostAddresses: string[];
  /** Those who were its hosts before. */
  leaverAddresses?: string[];
  /** The time for emails that are not reminders; by default that of the change. */
  dueAt?: string;
}

export function bookingMails({
  kind,
  booking,
  visitor,
  previousStart,
  hosts,
  hostAddresses,
  leaverAddresses = [],
  dueAt,
}: Change): NewEmail[] {
  const { submissionId, startsAt, changedAt, changedBy } = booking;
  const hasNewHost = kind === 'booking_moved' && previousStart === undefined;
  const booked = {
    ...bookedSlot(booking, hosts, previousStart),
    ...(changedBy !== 'visitor' && { byStaff: true as const }),
    ...(hasNewHost && { newHost: true as const }),
  };
  const subjects = bookingSubjects(visitor, booked);
  const formerSlot = {
    ...bookedSlot(booking, hosts),
    startsAt: previousStart ?? startsAt,
    cancelled: true,
    leaver: true as const,
  };
  const mail = { submissionId, dueAt: dueAt ?? changedAt, createdAt: changedAt, payload: { booking: booked } };
  return [
    {
      ...mail,
      id: crypto.randomUUID(),
      kind,
      to: visitor.email,
      subject: subjects.visitor[hasNewHost ? 'new_host' : kind],
    },
    ...hostAddresses.map((to) => ({
      ...mail,
      id: crypto.randomUUID(),
      kind: 'booking_notification' as const,
      to,
      subject: subjects.host[hasNewHost ? 'booking_confirmation' : kind],
    })),
    ...leaverAddresses.map((to) => ({
      ...mail,
      id: crypto.randomUUID(),
      kind: 'booking_notification' as const,
      to,
      subject: bookingSubjects(visitor, formerSlot).host.booking_left,
      payload: { booking: formerSlot },
    })),
    ...(booked.cancelled ? [] : reminderTimes(startsAt, changedAt)).map((dueAt) => ({
      ...mail,
      id: crypto.randomUUID(),
      kind: 'booking_reminder' as const,
      to: visitor.email,
      subject: subjects.reminder,
      dueAt,
    })),
  ];
}

export function bookedSlot(
  booking: BookingRow,
  hosts: readonly { name: string }[],
  previousStart?: string,
): BookedSlot {
  return { ...hourOf(booking), host: listed(hosts.map(({ name }) => name)), ...(previousStart && { previousStart }) };
}

function reminderTimes(startsAt: string, now: string): string[] {
  return reminders.map((before) => new Date(Date.parse(startsAt) - before).toISOString()).filter((time) => time > now);
}

export function addressOf(env: Bindings, host: { email: string | null }): string {
  return host.email ?? configOf(env).STAFF_ADDRESSES[0]!;
}

type BookedVisitor = Pick<Submission, 'first_name' | 'last_name' | 'company' | 'locale' | 'form_type'>;

export function bookingSubjects(visitor: BookedVisitor, { startsAt }: Pick<BookedSlot, 'startsAt'>) {
  const { bookingMails, newHost } = copyFor(visitor.locale, visitor.form_type).mail;
  const toStaff = visitor.form_type === 'career' ? staffMail.interview : staffMail.booking;
  const hour = demoTimeInSubject(startsAt, visitor.locale);
  const forVisitor = (kind: BookingMailKind) => `${bookingMails[kind].subject}: ${hour}`;
  const toHost = (change: BookingChange | 'booking_left') =>
    toStaff.subject[change](demoTimeForStaff(startsAt), ...visitorInEnglish(visitor));
  return {
    visitor: {
      booking_confirmation: forVisitor('booking_confirmation'),
      booking_moved: forVisitor('booking_moved'),
      new_host: `${newHost.subject}: ${hour}`,
      booking_cancelled: forVisitor('booking_cancelled'),
    },
    reminder: forVisitor('booking_reminder'),
    host: {
      booking_confirmation: toHost('booking_confirmation'),
      booking_moved: toHost('booking_moved'),
      booking_cancelled: toHost('booking_cancelled'),
      booking_left: toHost('booking_left'),
    },
  };
}

export const bookingMailKinds = {
  booking_confirmation: { ...toVisitor('booking_confirmation'), requested: true },
  booking_moved: { ...toVisitor('booking_moved'), requested: true },
  booking_cancelled: { ...toVisitor('booking_cancelled'), requested: true },
  booking_reminder: {
    ...toVisitor('booking_reminder'),
    bypassesSuppression: 'after erasure',
    outdated: staleReminder,
  },
  booking_notification: {
    toStaff: true,
    covered: true,
    async content(mail) {
      const { submission, siteUrl } = mail;
      const booking = bookedSlotOf(mail);
      if (!booking) return undefined;
      const { BookingNotification } = await import('./mail-templates.tsx');
      return {
        template: <BookingNotification submission={submission} booking={booking} siteUrl={siteUrl} />,
        ...(submission && {
          replyTo: submission.email,
          attachments: [await hostFile(mail, submission, booking)],
        }),
      };
    },
  },
} satisfies Record<string, MailKind>;

function toVisitor(kind: BookingMailKind): MailKind {
  return {
    async secret(env, { email: { payload } }) {
      return payload && 'booking' in payload ? bookingToken(env, payload.booking.id) : undefined;
    },
    async content(mail) {
      const { submission, siteUrl, secret, address, email, conversation = brand.email } = mail;
      const booking = bookedSlotOf(mail);
      if (!submission || !booking) return undefined;
      const bookingPage = secret ? bookingPath(secret) : paths.booking;
      const again = submission.form_type === 'career' ? paths.careers : paths.scheduleDemo;
      const link = address(kind === 'booking_cancelled' ? again : bookingPage);
      const hosts = hostsOf(mail);
      const meetingUrl = booking.cancelled ? null : meetingUrlOf(hosts);
      const host = listed(
        hosts.map((one) => one[submission.locale]),
        submission.locale,
      );
      const { BookingMail } = await import('./mail-templates.tsx');
      return {
        template: (
          <BookingMail
            kind={kind}
            submission={submission}
            booking={booking}
            siteUrl={siteUrl}
            link={link}
            meetingUrl={meetingUrl}
            host={host}
          />
        ),
        ...(kind !== 'booking_reminder' && {
          attachments: [
            await invitationFile({
              visitor: submission,
              booking,
              stamp: email.createdAt,
              link,
              meetingUrl,
              answersTo: conversation,
            }),
          ],
        }),
      };
    },
  };
}

function hostsOf({ booking }: Pick<OutboxItem, 'booking'>) {
  return [booking?.host, booking?.secondHost].filter((host) => host !== undefined && host !== null);
}

async function invitationFile(event: Invitation): Promise<Attachment> {
  // ical.js is large, so it is loaded on demand.
  const { invitation, invitationMethod } = await import('./calendar-file.ts');
  const type = `text/calendar; method=${invitationMethod(event.booking)}`;
  return { filename: 'demo.ics', type, content: invitation(event) };
}

export async function hostFile(
  { email, booking: row, siteUrl }: Pick<OutboxItem, 'email' | 'booking'> & { siteUrl: string },
  visitor: HostEvent['visitor'],
  booking: BookedSlot,
): Promise<Attachment> {
  const { fileForHost } = await import('./calendar-file.ts');
  const meetingUrl = meetingUrlOf(hostsOf({ booking: row }));
  const content = fileForHost({ booking, stamp: email.createdAt, visitor, meetingUrl, siteUrl });
  return { filename: 'demo.ics', type: 'text/calendar; method=PUBLISH', content };
}
