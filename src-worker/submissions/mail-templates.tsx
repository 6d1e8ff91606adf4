import type { ReactNode } from 'react';
import { mail } from '#shared/content/en/mail.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import { additionalFields, formFields } from '#shared/forms/fields.ts';
import { mailedCompany, mailedName } from '#shared/mail/mailed-text.ts';
import { adminPath, localizedPath, paths } from '#shared/paths.ts';
import { fieldLabels } from '#shared/staff-texts/field-labels.ts';
import { staffMail } from '#shared/staff-texts/mails-to-staff.ts';
import { fullName } from '#shared/text/full-name.ts';
import { formatDate, formatGulfTime } from '#shared/time/format-date.ts';
import { demoTimeForStaff } from '../bookings/demo-times.ts';
import type { BookedSlot } from '../db/schema.ts';
import { optionLabel, texts } from '../http/texts.ts';
import { Action, Fields, Layout, Links, Paragraph, Title } from '../mail/layout.tsx';
import { answerTime, nextTimeText } from './answer-time.ts';

interface ConfirmationProps {
  submission: Submission;
  siteUrl: string;
}

interface PromisingProps extends ConfirmationProps {
  answerDay?: string | undefined;
}

export function DemoConfirmation({ submission, answerDay, siteUrl }: PromisingProps) {
  const { locale, additional_data: asked } = submission;
  const { mail } = texts[locale];
  const text = mail.demoConfirmation;
  const when = answerTime(answerDay, locale);
  const label = (field: string, value: string) => optionLabel(texts[locale], 'demo', field, value);
  return (
    <Confirmation
      submission={submission}
      siteUrl={siteUrl}
      text={{ ...text, preheader: text.preheader(when), next: text.next(when) }}
    >
      <Fields
        rows={[
          [mail.fields.preferredDate, asked.preferredDate && formatDate(asked.preferredDate, locale)],
          [
            mail.fields.preferredTime,
            asked.preferredTime && text.inGulfTime(label('preferredTime', asked.preferredTime)),
          ],
          [mail.fields.company, companyRow(submission)],
          [mail.fields.useCase, asked.useCase && label('useCase', asked.useCase)],
        ]}
      />
    </Confirmation>
  );
}

export function PartnershipConfirmation({ submission, answerDay, siteUrl }: PromisingProps) {
  const { locale, additional_data: asked } = submission;
  const { mail } = texts[locale];
  const text = mail.partnershipConfirmation;
  const when = answerTime(answerDay, locale);
  const type = asked.partnershipType;
  return (
    <Confirmation
      submission={submission}
      siteUrl={siteUrl}
      text={{ ...text, preheader: text.preheader(when), next: text.next(when) }}
    >
      <Fields
        rows={[
          [mail.fields.company, companyRow(submission)],
          [mail.fields.partnershipType, type && optionLabel(texts[locale], 'partnership', 'partnershipType', type)],
        ]}
      />
    </Confirmation>
  );
}

interface CareerProps extends ConfirmationProps {
  /** The file that arrived. */
  cv?: string | undefined;
}

export function CareerConfirmation({ submission, cv, siteUrl }: CareerProps) {
  const { locale, additional_data: asked } = submission;
  const { mail } = texts[locale];
  const text = mail.careerConfirmation;
  return (
    <Confirmation
      submission={submission}
      siteUrl={siteUrl}
      text={text}
      end={
        <>
          <Paragraph>{text.withdraw.text}</Paragraph>
          <Links items={[{ label: text.withdraw.label, href: siteUrl + localizedPath(paths.myData, locale) }]} />
        </>
      }
    >
      <Fields
        rows={[
          [mail.fields.position, asked.position && optionLabel(texts[locale], 'career', 'position', asked.position)],
          [mail.fields.currentCompany, companyRow(submission)],
          [mail.fields.cv, cv],
        ]}
      />
    </Confirmation>
  );
}

interface OtherProps extends ConfirmationProps {
  nextTime?: string | undefined;
}

export function OtherConfirmation({ submission, nextTime, siteUrl }: OtherProps) {
  const { locale } = submission;
  const { mail } = texts[locale];
  const text = mail.otherConfirmation;
  const when = nextTime ? nextTimeText(nextTime, submission.submitted_at, locale) : answerTime(undefined, locale);
  return (
    <Confirmation
      submission={submission}
      siteUrl={siteUrl}
      text={{ ...text, preheader: text.preheader(when), next: text.next(when) }}
    />
  );
}

interface NewsletterProps extends ConfirmationProps {
  text: Record<'preheader' | 'title' | 'lead' | 'next' | 'reply', string>;
  children?: ReactNode;
  end?: ReactNode;
}

function Confirmation({ submission, siteUrl, text, children, end }: NewsletterProps) {
  const { locale } = submission;
  const { mail } = texts[locale];
  return (
    <Layout locale={locale} siteUrl={siteUrl} preheader={text.preheader}>
      <Title>{text.title}</Title>
      <Paragraph>{mail.greeting(mailedName(submission, locale))}</Paragraph>
      <Paragraph>{text.lead}</Paragraph>
      {children}
      <Paragraph>{text.next}</Paragraph>
      <Paragraph>{text.reply}</Paragraph>
      {end}
      <Paragraph>{mail.signature}</Paragraph>
    </Layout>
  );
}

interface StaffNotificationProps {
  submission: Submission;
  booking?: BookedSlot | undefined;
  answerDay?: string | undefined;
  nextTime?: string | undefined;
  askedAgainAt?: string | undefined;
  chatSessionId?: string | undefined;
  siteUrl: string;
}

export function StaffNotification({
  submission,
  booking,
  answerDay,
  nextTime,
  askedAgainAt,
  chatSessionId,
  siteUrl,
}: StaffNotificationProps) {
  const type = submission.form_type;
  const { fields } = mail;
  const deadline = deadlineOf({ submission, booking, answerDay, nextTime, askedAgainAt });
  const labels = fieldLabels(type);
  const names = [...new Set([...formFields[type].map(({ name }) => name), ...additionalFields(type)])];
  return (
    <Layout locale="en" siteUrl={siteUrl} preheader={deadline}>
      <Title>{askedAgainAt ? staffMail.askedAgain.title : staffMail.title[type]}</Title>
      {askedAgainAt && <Paragraph>{staffMail.askedAgain.lead}</Paragraph>}
      <Paragraph>{deadline}</Paragraph>
      <Fields
        rows={[
          [staffMail.booked, booking && demoTimeForStaff(booking.startsAt)],
          [staffMail.host, booking?.host],
          [fields.name, fullName(submission)],
          ...names
            .filter((name) => !partsOfName.has(name) && !(booking && preferences.has(name)))
            .map((name) => [labels[name] ?? name, fieldValue(submission, name)] as const),
          [staffMail.language, staffMail.languages[submission.locale]],
          [fields.submittedAt, formatGulfTime(submission.submitted_at)],
        ]}
      />
      <Action href={`${siteUrl}${adminPath}/inbox/${submission.id}`}>{staffMail.open}</Action>
      {/* Recruiters do not read chats. */}
      {chatSessionId && type !== 'career' && (
        <Links items={[{ label: staffMail.chat, href: `${siteUrl}${adminPath}/inbox/chats/${chatSessionId}` }]} />
      )}
      <Paragraph>{staffMail.reply}</Paragraph>
    </Layout>
  );
}

const partsOfName = new Set(['firstName', 'lastName', 'name']);
const preferences = new Set(['preferredDate', 'preferredTime']);

function deadlineOf({
  submission,
  booking,
  answerDay,
  nextTime,
  askedAgainAt = submission.submitted_at,
}: Omit<StaffNotificationProps, 'siteUrl' | 'chatSessionId'>): string {
  if (booking) return staffMail.bookedDeadline;
  const when = nextTime ? nextTimeText(nextTime, askedAgainAt) : answerTime(answerDay);
  return staffMail.deadline[submission.form_type](when);
}

function fieldValue({ email, phone, company, message, additional_data }: Submission, name: string): string | null {
  const columns: Record<string, string | null> = { email, phone, company, message };
  const value = name in columns ? columns[name] : additional_data[name];
  if (!value) return null;
  if (name === 'preferredDate') return formatDate(value);
  return name === 'preferredTime' ? mail.demoConfirmation.inGulfTime(value) : value;
}

function companyRow({ company, locale }: Submission): string | null {
  return company && (mailedCompany(company) || texts[locale].mail.asEntered);
}
