import { mail } from '../../../src-shared/content/en/mail.ts';
import { staffMail } from '../../../src-shared/content/en/staff-mail.ts';
import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { fullName } from '../../../src-shared/full-name.ts';
import { adminPath } from '../../../src-shared/paths.ts';
import type { BookedHour } from '../../db/schema.ts';
import { changeOf } from '../booked-hour.ts';
import { demoTimeForStaff } from '../demo-times.ts';
import { Action, Fields, Paragraph, Title } from './elements.tsx';
import { Frame } from './frame.tsx';

interface Props {
  /** Undefined when the visitor had all data erased. */
  submission: Submission | undefined;
  booking: BookedHour;
  siteUrl: string;
}

/** To the host, in English: a demo is booked by staff, moved or cancelled. */
export function BookingNotification({ submission, booking, siteUrl }: Props) {
  const { id, startsAt, previousStart, host } = booking;
  const change = changeOf(booking);
  const { fields } = mail;
  const text = staffMail.booking;
  const lead = submission ? text.lead[change] : text.erased.lead;
  return (
    <Frame locale="en" siteUrl={siteUrl} preheader={lead}>
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
    </Frame>
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
