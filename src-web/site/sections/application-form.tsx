import type { FormContent } from '#shared/content/types/forms.ts';
import type { Position } from '#shared/forms/options.ts';
import { jobFacts } from '#shared/site/jobs.ts';
import { SubmissionForm } from '../../forms/submission-form.tsx';
import { closedPositions } from '../closed-positions.ts';

interface ApplicationFormProps {
  position: Position;
  content: FormContent;
  onSuccess?: () => void;
}

export function ApplicationForm({ position, content, onSuccess }: ApplicationFormProps) {
  const closed = closedPositions();
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
