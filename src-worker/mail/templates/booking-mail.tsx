import { demoEnd } from '../../../src-shared/booking/demo-hours.ts';
import type { BookingMailKind } from '../../../src-shared/content/types/mail.ts';
import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { mailedName } from '../../../src-shared/mailed-text.ts';
import type { BookedHour } from '../../db/schema.ts';
import { texts } from '../../texts.ts';
import { calendarLinks } from '../calendar-links.ts';
import { demoTime, visitorHours } from '../demo-times.ts';
import { Action, Fields, Links, Paragraph, Title } from './elements.tsx';
import { Frame } from './frame.tsx';

interface Props {
  kind: BookingMailKind;
  submission: Submission;
  booking: BookedHour;
  siteUrl: string;
  link: string;
}

/** To the visitor: a demo is booked, moved or cancelled, or begins soon. */
export function BookingMail({ kind, submission, booking, siteUrl, link }: Props) {
  const { locale, additional_data } = submission;
  const { startsAt, cancelled } = booking;
  const previousStart = kind === 'booking_moved' ? booking.previousStart : undefined;
  const { mail } = texts[locale];
  const text = mail.bookingMails[kind];
  const inGulfTime = ({ date, hours }: ReturnType<typeof demoTime>) =>
    [date, mail.demoConfirmation.inGulfTime(hours)] as const;
  const [date, hours] = inGulfTime(demoTime(startsAt, locale));
  return (
    <Frame locale={locale} siteUrl={siteUrl} preheader={text.preheader}>
      <Title>{text.title}</Title>
      <Paragraph>{mail.greeting(mailedName(submission, locale))}</Paragraph>
      <Paragraph>{text.lead}</Paragraph>
      <Fields
        rows={[
          [mail.fields.preferredDate, date],
          [mail.fields.preferredTime, hours],
          [mail.fields.localTime, visitorHours(additional_data.timezone, locale)(startsAt)],
          [mail.fields.previousHour, previousStart && inGulfTime(demoTime(previousStart, locale)).join(mail.comma)],
        ]}
      />
      {text.file && <Paragraph>{text.file}</Paragraph>}
      {text.file && !cancelled && <CalendarLinks locale={locale} startsAt={startsAt} />}
      <Paragraph>{text.next}</Paragraph>
      <Action href={link}>{text.button}</Action>
      <Paragraph>{mail.signature}</Paragraph>
    </Frame>
  );
}

/** Without the link that moves or cancels the booking: another site would get its secret. */
function CalendarLinks({ locale, startsAt }: Pick<Submission, 'locale'> & Pick<BookedHour, 'startsAt'>) {
  const { addToGoogle, addToOutlook, calendar } = texts[locale].mail.booking;
  const { google, outlook } = calendarLinks({ ...calendar, startsAt, endsAt: demoEnd(startsAt) });
  return (
    <Links
      items={[
        { label: addToGoogle, href: google },
        { label: addToOutlook, href: outlook },
      ]}
    />
  );
}
