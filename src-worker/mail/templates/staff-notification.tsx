import { fieldLabels } from '../../../src-shared/content/en/forms/field-labels.ts';
import { mail } from '../../../src-shared/content/en/mail.ts';
import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { additionalFields, formFields } from '../../../src-shared/forms/fields.ts';
import { adminPath } from '../../../src-shared/paths.ts';
import { formatDate, formatGulfTime } from '../dates.ts';
import { Action, Fields, Paragraph, Title } from './elements.tsx';
import { Frame } from './frame.tsx';

export function StaffNotification({ submission, siteUrl }: { submission: Submission; siteUrl: string }) {
  const type = submission.form_type;
  const { fields, notification: text } = mail;
  const labels = fieldLabels(type);
  const names = [...new Set([...formFields[type].map(({ name }) => name), ...additionalFields(type)])];
  return (
    <Frame siteUrl={siteUrl} preheader={text.deadline[type]}>
      <Title>{text.title[type]}</Title>
      <Paragraph>{text.deadline[type]}</Paragraph>
      <Fields
        rows={[
          [fields.name, [submission.first_name, submission.last_name].filter(Boolean).join(' ')],
          ...names
            .filter((name) => !partsOfName.has(name))
            .map((name) => [labels[name] ?? name, fieldValue(submission, name)] as const),
          [fields.submittedAt, formatGulfTime(submission.submitted_at)],
        ]}
      />
      <Action href={`${siteUrl}${adminPath}/submissions/${submission.id}`}>{text.open}</Action>
      <Paragraph>{text.reply}</Paragraph>
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
