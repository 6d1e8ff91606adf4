import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { formFields } from '../../../src-shared/forms/fields.ts';
import { timeSlots } from '../../../src-shared/forms/options.ts';
import { DetailItem } from '../components/detail-item.tsx';
import { formatTime } from '../format.ts';
import { nameOf } from './name-of.ts';

const { submissions: texts } = admin;
const { fields } = texts;
const { languages } = admin.states;
const link = 'text-accent underline underline-offset-4 hover:text-ink';

export function SubmissionFields({ submission }: { submission: Submission }) {
  const { email, phone, company, message, form_type, locale, submitted_at, additional_data: data } = submission;
  const labels = texts.fieldLabels(form_type);
  const urlFields = new Set<string>(formFields[form_type].filter(({ kind }) => kind === 'url').map(({ name }) => name));
  const additional = Object.entries(data).filter(([key]) => key !== 'name');
  // In demo requests and applications, `message` is a copy of the use case or the cover letter.
  const showsMessage = message !== null && !additional.some(([, value]) => value === message);
  return (
    <dl className="grid gap-x-3 gap-y-1.5 text-sm sm:grid-cols-2 min-[64rem]:grid-cols-1">
      <DetailItem label={fields.name}>{data.name ?? nameOf(submission)}</DetailItem>
      <DetailItem label={fields.email}>
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      </DetailItem>
      <DetailItem label={fields.phone}>
        {phone && (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
            {phone}
          </a>
        )}
      </DetailItem>
      <DetailItem label={fields.company}>{company}</DetailItem>
      <DetailItem label={fields.type}>{texts.types[form_type] ?? form_type}</DetailItem>
      <DetailItem label={fields.language}>{languages[locale]}</DetailItem>
      <DetailItem label={fields.submitted}>{formatTime(submitted_at)}</DetailItem>
      {additional.map(([key, value]) => (
        <DetailItem key={key} label={labels[key] ?? key}>
          {urlFields.has(key) && value ? (
            <a href={value} target="_blank" rel="noopener noreferrer" className={link}>
              {value}
            </a>
          ) : (
            inZone(value)
          )}
        </DetailItem>
      ))}
      {showsMessage && <DetailItem label={fields.message}>{message}</DetailItem>}
    </dl>
  );
}

/** The hours of the demo form are Gulf time. */
function inZone(value: string | null): string | null {
  return timeSlots.some((slot) => slot === value) ? admin.conversation.gulfTime(value!) : value;
}
