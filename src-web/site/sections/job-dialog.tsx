import type { Job } from '../../../src-shared/content/en/jobs.ts';
import type { CareersContent } from '../../../src-shared/content/en/pages/careers.ts';
import { Modal } from '../../ui/modal.tsx';
import { ApplicationForm } from './application-form.tsx';
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
      <ApplicationForm job={job} content={content.form} onSuccess={onClose} />
    </Modal>
  );
}
