import { demoEnd } from '#shared/bookings/demo-hours.ts';
import { mail } from '#shared/content/en/mail.ts';
import type { BookingMailKind, MailContent } from '#shared/content/types/mail.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import { mailedName } from '#shared/mail/mailed-text.ts';
import { adminPath } from '#shared/paths.ts';
import { staffMail } from '#shared/staff-texts/mails-to-staff.ts';
import { fullName } from '#shared/text/full-name.ts';
import type { BookedSlot } from '../db/schema.ts';
import { Action, Fields, Layout, Links, Paragraph, Title } from '../mail/layout.tsx';
import { changeOf } from './booked-slot.ts';
import { copyFor } from './copy.ts';
import { calendarLinks, demoTime, demoTimeForStaff, visitorHours } from './demo-times.ts';

interface BookingMailProps {
  kind: BookingMailKind;
  submission: Submission;
  booking: BookedSlot;
  siteUrl: string;
  link: string;
  meetingUrl: string | null;
  host: string | undefined;
}

export function BookingMail({ kind, submission, booking, siteUrl, link, meetingUrl, host }: BookingMailProps) {
  const { locale, additional_data } = submission;
  const { startsAt, cancelled } = booking;
  const previousStart = kind === 'booking_moved' ? booking.previousStart : undefined;
  const { mail } = copyFor(locale, submission.form_type);
  const text = { ...mail.bookingMails[kind], ...(kind === 'booking_moved' && booking.newHost && mail.newHost) };
  const inGulfTime = ({ date, hours }: ReturnType<typeof demoTime>) =>
    [date, mail.demoConfirmation.inGulfTime(hours)] as const;
  const [date, hours] = inGulfTime(demoTime(startsAt, locale));
  return (
    <Layout locale={locale} siteUrl={siteUrl} preheader={text.preheader}>
      <Title>{text.title}</Title>
      <Paragraph>{mail.greeting(mailedName(submission, locale))}</Paragraph>
      <Paragraph>{text.lead}</Paragraph>
      <Fields
        rows={[
          [mail.fields.preferredDate, date],
          [mail.fields.localTime, visitorHours(additional_data.timezone, locale)(startsAt)],
          [mail.fields.preferredTime, hours],
          [mail.fields.previousHour, previousStart && inGulfTime(demoTime(previousStart, locale)).join(mail.comma)],
          [mail.fields.host, cancelled ? undefined : host],
        ]}
      />
      {text.file && <Paragraph>{text.file}</Paragraph>}
      {text.file && !cancelled && <CalendarLinks mail={mail} startsAt={startsAt} meetingUrl={meetingUrl} />}
      <Paragraph>{text.next}</Paragraph>
      {!meetingUrl && !cancelled && <Paragraph>{mail.booking.joinLater}</Paragraph>}
      {meetingUrl && <Action href={meetingUrl}>{mail.booking.join}</Action>}
      {meetingUrl ? <Links items={[{ label: text.button, href: link }]} /> : <Action href={link}>{text.button}</Action>}
      <Paragraph>{mail.signature}</Paragraph>
    </Layout>
  );
}

interface CalendarLinksProps extends Pick<BookingMailProps, 'meetingUrl'> {
  mail: MailContent;
  startsAt: string;
}

/** These links leave out the link that moves or cancels the booking: its secret would reach another site. */
function CalendarLinks({ mail, startsAt, meetingUrl }: CalendarLinksProps) {
  const { addToGoogle, addToOutlook, calendar } = mail.booking;
  const { google, outlook } = calendarLinks({ ...calendar, startsAt, endsAt: demoEnd(startsAt), location: meetingUrl });
  return (
    <Links
      items={[
        { label: addToGoogle, href: google },
        { label: addToOutlook, href: outlook },
      ]}
    />
  );
}

interface BookingNotificationProps {
  submission: Submission | undefined;
  booking: BookedSlot;
  siteUrl: string;
}

export function BookingNotification({ submission, booking, siteUrl }: BookingNotificationProps) {
  const { id, startsAt, previousStart, host } = booking;
  const change = changeOf(booking);
  const { fields } = mail;
  const text = { ...staffMail.booking, ...(submission?.form_type === 'career' && staffMail.interview) };
  const lead = submission ? text.lead[change] : text.erased.lead;
  return (
    <Layout locale="en" siteUrl={siteUrl} preheader={lead}>
      <Title>{text.title[change]}</Title>
      <Paragraph>{lead}</Paragraph>
      <Fields
        rows={[
          [text.hour[change], demoTimeForStaff(startsAt)],
          [fields.previousHour, previousStart && demoTimeForStaff(previousStart)],
          [staffMail.host, host],
          ...(submission ? visitorRows(submission) : []),
        ]}
      />
      {submission && <Action href={`${siteUrl}${adminPath}/bookings/${id}`}>{text.open}</Action>}
      {submission && <Paragraph>{text.reply}</Paragraph>}
    </Layout>
  );
}

function visitorRows(submission: Submission) {
  const { company, email, phone, locale } = submission;
  return [
    [mail.fields.name, fullName(submission)],
    [mail.fields.company, company],
    [staffMail.booking.email, email],
    [staffMail.booking.phone, phone],
    [staffMail.language, staffMail.languages[locale]],
  ] as const;
}
