import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Submission } from '../../src-shared/contracts/submissions.ts';
import type { EmailKind } from '../../src-shared/email-kinds.ts';
import type { Locale } from '../../src-shared/locales.ts';
import { StaffSummary } from '../analytics/mail-templates.tsx';
import { BookingMail, BookingNotification } from '../bookings/mail-templates.tsx';
import { ChatCapNotification } from '../chat/mail-templates.tsx';
import type { BookedHour, EmailPayload } from '../db/schema.ts';
import { texts } from '../http/texts.ts';
import { AssignmentNotification, Reply, ReplyNotification, StaffDigest } from '../inbox/mail-templates.tsx';
import { Newsletter, SubscriberMail } from '../newsletter/mail-templates.tsx';
import {
  CareerConfirmation,
  DemoConfirmation,
  OtherConfirmation,
  PartnershipConfirmation,
  StaffNotification,
} from '../submissions/mail-templates.tsx';
import { AskedMail } from './layout.tsx';

interface Input {
  kind: EmailKind;
  /** The mail about a submission is in the submission's language, or in English for staff. */
  locale: Locale;
  siteUrl: string;
  submission?: Submission | undefined;
  booking?: BookedHour | undefined;
  /** The day of the answer when the office is closed, `YYYY-MM-DD`. */
  answerDay?: string | undefined;
  /** From when on the office answers a question from the chat, an ISO time. */
  nextTime?: string | undefined;
  newsletter?: { subject: string; content: string } | null;
  /** The address that a link of the newsletter leads to, when it is not its own. */
  linkOf?: ((href: string) => string) | undefined;
  /** What staff wrote. */
  reply?: { text: string } | undefined;
  payload?: EmailPayload | null;
  unsubscribeUrl?: string | undefined;
  /** The link of a mail that somebody asked for: to confirm a subscription, to see the stored data, to move a booking. */
  link?: string | undefined;
}

/** The filled-in template of a kind; undefined when its record is missing. */
export function templateOf({
  kind,
  locale,
  siteUrl,
  submission,
  booking,
  answerDay,
  nextTime,
  newsletter,
  linkOf,
  reply,
  payload,
  unsubscribeUrl,
  link,
}: Input): ReactElement | undefined {
  const { mail } = texts[locale];
  const subscriberMail = { locale, siteUrl, unsubscribeUrl };
  switch (kind) {
    case 'demo_confirmation':
      return submission ? (
        <DemoConfirmation submission={submission} answerDay={answerDay} siteUrl={siteUrl} />
      ) : undefined;
    case 'partnership_confirmation':
      return submission ? (
        <PartnershipConfirmation submission={submission} answerDay={answerDay} siteUrl={siteUrl} />
      ) : undefined;
    case 'career_confirmation':
      return submission ? <CareerConfirmation submission={submission} siteUrl={siteUrl} /> : undefined;
    case 'other_confirmation':
      return submission ? (
        <OtherConfirmation submission={submission} nextTime={nextTime} siteUrl={siteUrl} />
      ) : undefined;
    case 'demo_notification':
    case 'partnership_notification':
    case 'career_notification':
    case 'other_notification':
      return submission ? (
        <StaffNotification
          submission={submission}
          booking={booking}
          answerDay={answerDay}
          nextTime={nextTime}
          askedAgainAt={payload && 'askedAgainAt' in payload ? payload.askedAgainAt : undefined}
          siteUrl={siteUrl}
        />
      ) : undefined;
    case 'booking_confirmation':
    case 'booking_moved':
    case 'booking_cancelled':
    case 'booking_reminder':
      return submission && booking && link ? (
        <BookingMail kind={kind} submission={submission} booking={booking} siteUrl={siteUrl} link={link} />
      ) : undefined;
    case 'booking_notification':
      return booking && <BookingNotification submission={submission} booking={booking} siteUrl={siteUrl} />;
    case 'staff_reply':
      return reply && <Reply locale={locale} text={reply.text} siteUrl={siteUrl} />;
    case 'reply_notification':
      return submission && <ReplyNotification submission={submission} siteUrl={siteUrl} />;
    case 'assignment_notification':
      return payload && 'assignment' in payload ? (
        <AssignmentNotification {...payload.assignment} submission={submission} siteUrl={siteUrl} />
      ) : undefined;
    case 'staff_digest':
      return payload && 'digest' in payload ? <StaffDigest {...payload.digest} siteUrl={siteUrl} /> : undefined;
    case 'chat_cap_notification':
      return payload && 'chatTokens' in payload ? (
        <ChatCapNotification tokens={payload.chatTokens} siteUrl={siteUrl} />
      ) : undefined;
    case 'staff_summary':
      return payload && 'summary' in payload ? <StaffSummary {...payload.summary} siteUrl={siteUrl} /> : undefined;
    case 'newsletter':
    case 'newsletter_update':
      return newsletter ? <Newsletter {...newsletter} {...subscriberMail} linkOf={linkOf} /> : undefined;
    case 'newsletter_confirm':
      return link ? (
        <AskedMail locale={locale} text={mail.newsletterConfirm} link={link} siteUrl={siteUrl} />
      ) : undefined;
    case 'data_link':
      return link ? <AskedMail locale={locale} text={mail.dataLink} link={link} siteUrl={siteUrl} /> : undefined;
    default:
      return <SubscriberMail kind={kind} {...subscriberMail} />;
  }
}

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

export function toHtml(template: ReactElement): string {
  return doctype + renderToStaticMarkup(template);
}
