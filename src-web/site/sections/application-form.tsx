import type { FormContent } from '#shared/content/types/forms.ts';
import type { Position } from '#shared/forms/options.ts';
import type { JobId } from '#shared/paths.ts';
import { jobFacts } from '#shared/site/jobs.ts';
import { SubmissionForm } from '../../forms/submission-form.tsx';

interface ApplicationFormProps {
  position: Position;
  content: FormContent;
  closed: readonly JobId[];
  onSuccess?: () => void;
}

export function ApplicationForm({ position, content, closed, onSuccess }: ApplicationFormProps) {
  return (
    <SubmissionForm
      formType="career"
      content={content}
      defaults={{ position }}
      withoutOptions={jobFacts.filter(({ id }) => closed.includes(id)).map(({ position }) => position)}
      onSuccess={onSuccess}
    />
  );
}
