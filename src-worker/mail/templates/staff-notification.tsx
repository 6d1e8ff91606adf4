import { fieldLabels } from '../../../src-shared/content/en/forms/field-labels.ts';
import { mail } from '../../../src-shared/content/en/mail.ts';
import { staffMail } from '../../../src-shared/content/en/staff-mail.ts';
import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { formatDate } from '../../../src-shared/format-date.ts';
import { additionalFields, formFields } from '../../../src-shared/forms/fields.ts';
import { fullName } from '../../../src-shared/full-name.ts';
import { adminPath } from '../../../src-shared/paths.ts';
import type { BookedHour } from '../../db/schema.ts';
import { answerTime, nextTimeText } from '../answer-time.ts';
import { formatGulfTime } from '../dates.ts';
import { demoTimeForStaff } from '../demo-times.ts';
import { Action, Fields, Paragraph, Title } from './elements.tsx';
import { Frame } from './frame.tsx';

interface Props {
  submission: Submission;
  /** Of a demo whose hour is booked. */
  booking?: BookedHour | undefined;
  /** `YYYY-MM-DD`. */
  answerDay?: string | undefined;
  /** From when on the office answers a question from the chat, an ISO time. */
  nextTime?: string | undefined;
  /** When the visitor has asked the same again, an ISO time. */
  askedAgainAt?: string | undefined;
  siteUrl: string;
}

/** In English, with the visitor's text as it was typed. */
export function StaffNotification({ submission, booking, answerDay, nextTime, askedAgainAt, siteUrl }: Props) {
  const type = submission.form_type;
  const { fields } = mail;
  const deadline = deadlineOf({ submission, booking, answerDay, nextTime, askedAgainAt });
  const labels = fieldLabels(type);
  const names = [...new Set([...formFields[type].map(({ name }) => name), ...additionalFields(type)])];
  return (
    <Frame locale="en" siteUrl={siteUrl} preheader={deadline}>
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
      <Action href={`${siteUrl}${adminPath}/submissions/${submission.id}`}>{staffMail.open}</Action>
      <Paragraph>{staffMail.reply}</Paragraph>
    </Frame>
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
}: Omit<Props, 'siteUrl'>): string {
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
