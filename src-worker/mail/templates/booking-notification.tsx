import { mail } from '../../../src-shared/content/en/mail.ts';
import { staffMail } from '../../../src-shared/content/en/staff-mail.ts';
import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { adminPath } from '../../../src-shared/paths.ts';
import type { BookedHour } from '../../db/schema.ts';
import { changeOf } from '../booked-hour.ts';
import { demoTimeForStaff } from '../demo-times.ts';
import { Action, Fields, Paragraph, Title } from './elements.tsx';
import { Frame } from './frame.tsx';

interface Props {
  submission: Submission;
  booking: BookedHour;
  siteUrl: string;
}

/** To the host, in English: a demo is booked by staff, moved or cancelled. */
export function BookingNotification({ submission, booking, siteUrl }: Props) {
  const { first_name, last_name, email, phone, company } = submission;
  const { id, startsAt, previousStart } = booking;
  const change = changeOf(booking);
  const { fields } = mail;
  const text = staffMail.booking;
  return (
    <Frame locale="en" siteUrl={siteUrl} preheader={text.lead[change]}>
      <Title>{text.title[change]}</Title>
      <Paragraph>{text.lead[change]}</Paragraph>
      <Fields
        rows={[
          [text.hour[change], demoTimeForStaff(startsAt)],
          [fields.previousHour, previousStart && demoTimeForStaff(previousStart)],
          [fields.name, [first_name, last_name].filter(Boolean).join(' ')],
          [fields.company, company],
          [text.email, email],
          [text.phone, phone],
          [staffMail.language, staffMail.languages[submission.locale]],
        ]}
      />
      <Action href={`${siteUrl}${adminPath}/bookings/${id}`}>{text.open}</Action>
      <Paragraph>{text.reply}</Paragraph>
    </Frame>
  );
}
