import type { Job } from '../../../src-shared/content/en/jobs.ts';
import type { CareersContent } from '../../../src-shared/content/en/pages/careers.ts';
import { SubmissionForm } from '../../forms/submission-form.tsx';
import { Modal } from '../../ui/modal.tsx';
import { JobDetails } from './job-details.tsx';

interface JobDialogProps {
  job: Job;
  content: CareersContent;
  onClose: () => void;
}

export default function JobDialog({ job, content, onClose }: JobDialogProps) {
  return (
    <Modal title={job.title} close={content.positions.close} onClose={onClose}>
      <JobDetails job={job} content={content.positions} />
      <h3 className="mt-4 mb-1.5 border-t border-line pt-3 text-heading">{content.positions.apply}</h3>
      <SubmissionForm
        formType="career"
        content={content.form}
        defaults={{ position: job.position }}
        onSuccess={onClose}
      />
    </Modal>
  );
}
