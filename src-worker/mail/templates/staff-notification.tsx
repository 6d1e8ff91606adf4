import { mail } from '../../../src-shared/content/en/mail.ts';
import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { adminPath } from '../../../src-shared/paths.ts';
import { gulfTime, longDate } from '../dates.ts';
import { Frame } from './frame.tsx';
import { Action, Fields, Paragraph, Title } from './parts.tsx';

/** Tells staff of a new submission: every field, and the way to it in the admin area. */
export function StaffNotification({ submission, siteUrl }: { submission: Submission; siteUrl: string }) {
  const { form_type: type, additional_data: data } = submission;
  const { fields, notification: words } = mail;
  return (
    <Frame siteUrl={siteUrl} preview={words.promise[type]}>
      <Title>{words.title[type]}</Title>
      <Paragraph>{words.promise[type]}</Paragraph>
      <Fields
        rows={[
          [fields.name, [submission.first_name, submission.last_name].filter(Boolean).join(' ')],
          [fields.email, submission.email],
          [fields.phone, submission.phone],
          [fields.company, submission.company],
          [fields.position, data.position],
          [fields.experience, data.experience],
          [fields.portfolio, data.portfolio],
          [fields.companySize, data.companySize],
          [fields.useCase, data.useCase],
          [fields.preferredDate, data.preferredDate && longDate(data.preferredDate)],
          [fields.preferredTime, data.preferredTime && mail.demoConfirmation.gulfTime(data.preferredTime)],
          [fields.timezone, data.timezone],
          [fields.companyType, data.companyType],
          [fields.partnershipType, data.partnershipType],
          [fields.investmentAmount, data.investmentAmount],
          [fields.additionalNotes, data.additionalNotes],
          // A demo's message is its use case, an application's its cover letter.
          [fields.message, type === 'partnership' ? submission.message : null],
          [fields.coverLetter, data.coverLetter],
          [fields.submittedAt, gulfTime(submission.submitted_at)],
        ]}
      />
      <Action href={`${siteUrl}${adminPath}/submissions/${submission.id}`}>{words.open}</Action>
      <Paragraph>{words.reply}</Paragraph>
    </Frame>
  );
}
