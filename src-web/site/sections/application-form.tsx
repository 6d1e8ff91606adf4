import type { Job } from '../../../src-shared/content/en/jobs.ts';
import type { FormContent } from '../../../src-shared/content/types/forms.ts';
import { jobFacts } from '../../../src-shared/jobs.ts';
import { SubmissionForm } from '../../forms/submission-form.tsx';
import { closedPositions } from '../closed-positions.ts';

interface ApplicationFormProps {
  job: Job;
  content: FormContent;
  onSuccess?: () => void;
}

export function ApplicationForm({ job, content, onSuccess }: ApplicationFormProps) {
  const closed = closedPositions();
  return (
    <SubmissionForm
      formType="career"
      content={content}
      defaults={{ position: job.position }}
      withoutOptions={jobFacts.filter(({ id }) => closed.includes(id)).map(({ position }) => position)}
      onSuccess={onSuccess}
    />
  );
}
