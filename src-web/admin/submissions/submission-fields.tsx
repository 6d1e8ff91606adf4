import type { ReactNode } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { formatTime } from '../format.ts';
import { nameOf } from './name-of.ts';

const { submissions: texts } = admin;
const { fields } = texts;
const link = 'text-accent underline underline-offset-4 hover:text-ink';

/** Every field of a submission, whatever its form; what was left empty says so. */
export function SubmissionFields({ submission }: { submission: Submission }) {
  const { email, phone, company, message, form_type, submitted_at, additional_data: data } = submission;
  const more = Object.entries(data).filter(([key]) => key !== 'name');
  // A demo's message is its use case, an application's its cover letter: shown once.
  const ownMessage = message !== null && !more.some(([, value]) => value === message);
  return (
    <dl className="grid gap-x-3 gap-y-2 sm:grid-cols-2">
      <Field label={fields.name}>{data.name ?? nameOf(submission)}</Field>
      <Field label={fields.email}>
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      </Field>
      <Field label={fields.phone}>
        {phone && (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
            {phone}
          </a>
        )}
      </Field>
      <Field label={fields.company}>{company}</Field>
      <Field label={fields.type}>{texts.types[form_type] ?? form_type}</Field>
      <Field label={fields.submitted}>{formatTime(submitted_at)}</Field>
      {more.map(([key, value]) => (
        <Field key={key} label={key === 'timezone' ? fields.timezone : (texts.data[key] ?? key)}>
          {key === 'portfolio' && value ? (
            <a href={value} target="_blank" rel="noopener noreferrer" className={link}>
              {value}
            </a>
          ) : (
            value
          )}
        </Field>
      ))}
      {ownMessage && <Field label={fields.message}>{message}</Field>}
    </dl>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  const long = typeof children === 'string' && children.length > 80;
  return (
    <div className={long ? 'sm:col-span-2' : undefined}>
      <dt className="text-xs font-semibold text-ink-soft">{label}</dt>
      <dd className="whitespace-pre-wrap wrap-anywhere">
        {children || <span className="text-ink-soft">{texts.notProvided}</span>}
      </dd>
    </div>
  );
}
