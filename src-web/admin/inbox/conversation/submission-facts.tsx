import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Duplicate, StaffAttachment } from '#shared/contracts/conversation.ts';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import type { Submission, SubmissionSource } from '#shared/contracts/submissions.ts';
import { formFields } from '#shared/forms/fields.ts';
import { mailtoOf } from '#shared/forms/mailto.ts';
import { timeSlots } from '#shared/forms/options.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { analytics } from '#shared/staff-texts/analytics.ts';
import { board } from '#shared/staff-texts/board.ts';
import { bookings } from '#shared/staff-texts/bookings.ts';
import { conversation as texts } from '#shared/staff-texts/conversation.ts';
import { fieldLabels } from '#shared/staff-texts/field-labels.ts';
import { lead } from '#shared/staff-texts/lead.ts';
import { linkedCompany } from '../../components/company-link.tsx';
import { ContactLink } from '../../components/contact-link.tsx';
import { DetailItem } from '../../components/detail.tsx';
import { Notes } from '../../components/list.tsx';
import { formatTime } from '../../format.ts';
import { nameOf } from '../name-of.ts';
import { AddFile } from './add-file.tsx';
import { FileItem } from './file-item.tsx';
import { writtenFields } from './written-texts.ts';

const { submissions } = admin;
const { fields } = submissions;
const { languages } = admin.states;
const link = 'text-accent underline underline-offset-4 hover:text-ink';

type SubmissionFacts = Submission & Partial<Pick<StaffSubmission, 'entered_by' | 'chat_session_id'>>;

export function SubmissionFields({ submission }: { submission: SubmissionFacts }) {
  const { email, phone, company, form_type, locale, submitted_at, source, additional_data: data } = submission;
  const chat = submission.chat_session_id && submissions.sourceParts.chat;
  const labels = fieldLabels(form_type);
  const urlFields = new Set<string>(formFields[form_type].filter(({ kind }) => kind === 'url').map(({ name }) => name));
  const written = new Set<string>(writtenFields(form_type));
  const additional = Object.entries(data).filter(([key]) => key !== 'name' && !written.has(key));
  return (
    <dl className="grid gap-x-3 gap-y-0.5 text-sm sm:grid-cols-2 min-[64rem]:grid-cols-1">
      <DetailItem isPair label={fields.name}>
        {data.name ?? nameOf(submission)}
      </DetailItem>
      <DetailItem isPair label={fields.email}>
        <a href={mailtoOf(email)} className={link}>
          {email}
        </a>{' '}
        <ContactLink by="email" value={email} />
      </DetailItem>
      <DetailItem isPair label={fields.phone}>
        {phone && (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
            {phone}
          </a>
        )}
      </DetailItem>
      <DetailItem isPair label={fields.company}>
        {linkedCompany({ email, company })}
      </DetailItem>
      <DetailItem isPair label={fields.type}>
        {submissions.types[form_type] ?? form_type}
      </DetailItem>
      <DetailItem isPair label={fields.language}>
        {languages[locale]}
      </DetailItem>
      <DetailItem isPair label={fields.submitted}>
        {formatTime(submitted_at)}
      </DetailItem>
      {(source || chat) && (
        <DetailItem isPair label={fields.source}>
          <Notes parts={[chat, ...(source ? sourceParts(source) : [])]} />
        </DetailItem>
      )}
      {submission.entered_by && (
        <DetailItem isPair label={lead.enteredBy}>
          {lead.byStaff(submission.entered_by)}
        </DetailItem>
      )}
      {additional.map(([key, value]) => (
        <DetailItem key={key} isPair label={labels[key] ?? key}>
          {urlFields.has(key) && value ? (
            <a href={value} target="_blank" rel="noopener noreferrer" className={link}>
              {value}
            </a>
          ) : (
            inZone(value)
          )}
        </DetailItem>
      ))}
    </dl>
  );
}

function sourceParts({ referrer, source, medium, campaign, landing }: SubmissionSource) {
  const { sources } = analytics.names;
  const { sourceParts: parts } = submissions;
  return [
    source ? (sources[source] ?? source) : !referrer && parts.direct,
    referrer,
    medium,
    campaign && parts.campaign(campaign),
    landing && parts.landing(landing),
  ];
}

function inZone(value: string | null): string | null {
  return timeSlots.some((slot) => slot === value) ? texts.gulfTime(value!) : value;
}

interface AttachmentsProps {
  id: string;
  files: StaffAttachment[];
  cv: StaffAttachment | undefined;
  canAdd: boolean;
}

export function Attachments({ id, files, cv, canAdd }: AttachmentsProps) {
  const [isWide] = useState(() => matchMedia('(min-width: 64rem)').matches);
  if (files.length === 0 && !canAdd) return null;
  return (
    <section tabIndex={-1} aria-label={texts.files} className="mb-1 rounded">
      <div className="flex flex-wrap items-center justify-between gap-x-1">
        <h3 className="text-sm font-semibold">{texts.files}</h3>
        {canAdd && <AddFile id={id} />}
      </div>
      <ul className="grid gap-0.5 text-sm">
        {files.map((file) => (
          <FileItem key={file.id} file={file} startsOpen={isWide && file === cv} />
        ))}
      </ul>
    </section>
  );
}

export function Duplicates({ duplicates, ofDemo }: { duplicates: Duplicate[]; ofDemo: boolean }) {
  if (duplicates.length === 0) return null;
  return (
    <section className="mt-2">
      <h3 className="text-sm font-semibold">{ofDemo ? texts.otherDemos : texts.duplicates}</h3>
      <ul className="grid gap-0.5 text-sm">
        {duplicates.map(({ id, name, position, submitted_at, stage, demo, same }) => (
          <li key={id}>
            <Link
              to={`/admin/inbox/${id}`}
              className="inline-flex min-h-5.5 items-center text-accent underline underline-offset-4 hover:text-ink"
            >
              <bdi className="wrap-anywhere">{name}</bdi>
            </Link>
            <p className="text-xs text-ink-soft">
              <Notes
                parts={[
                  position,
                  formatTime(submitted_at),
                  stage && board.stages[stage],
                  demo && `${bookings.statuses[demo.status]}: ${formatTime(demo.startsAt)}`,
                  ...(ofDemo ? [] : same.map((what) => texts.same[what])),
                ]}
              />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
