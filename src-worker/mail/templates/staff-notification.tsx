import { fieldLabels } from '../../../src-shared/content/en/forms/field-labels.ts';
import { mail } from '../../../src-shared/content/en/mail.ts';
import { staffMail } from '../../../src-shared/content/en/staff-mail.ts';
import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { additionalFields, formFields } from '../../../src-shared/forms/fields.ts';
import { adminPath } from '../../../src-shared/paths.ts';
import { formatDate, formatGulfTime } from '../dates.ts';
import { Action, Fields, Paragraph, Title } from './elements.tsx';
import { Frame } from './frame.tsx';

/** In English, with the visitor's text as it was typed. */
export function StaffNotification({ submission, siteUrl }: { submission: Submission; siteUrl: string }) {
  const type = submission.form_type;
  const { fields } = mail;
  const labels = fieldLabels(type);
  const names = [...new Set([...formFields[type].map(({ name }) => name), ...additionalFields(type)])];
  return (
    <Frame locale="en" siteUrl={siteUrl} preheader={staffMail.deadline[type]}>
      <Title>{staffMail.title[type]}</Title>
      <Paragraph>{staffMail.deadline[type]}</Paragraph>
      <Fields
        rows={[
          [fields.name, [submission.first_name, submission.last_name].filter(Boolean).join(' ')],
          ...names
            .filter((name) => !partsOfName.has(name))
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

function fieldValue({ email, phone, company, message, additional_data }: Submission, name: string): string | null {
  const columns: Record<string, string | null> = { email, phone, company, message };
  const value = name in columns ? columns[name] : additional_data[name];
  if (!value) return null;
  if (name === 'preferredDate') return formatDate(value);
  return name === 'preferredTime' ? mail.demoConfirmation.inGulfTime(value) : value;
}
