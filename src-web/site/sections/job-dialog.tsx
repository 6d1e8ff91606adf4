import type { Job } from '#shared/content/en/jobs.ts';
import type { OpenPositions } from '#shared/content/en/open-positions.ts';
import type { FormContent } from '#shared/content/types/forms.ts';
import type { JobId } from '#shared/paths.ts';
import { Modal } from '../../ui/modal.tsx';
import { ApplicationForm } from './application-form.tsx';
import { JobDetails } from './job-details.tsx';

interface JobDialogProps {
  job: Job;
  positions: OpenPositions;
  form: FormContent;
  closed: readonly JobId[];
  onClose: () => void;
}

export default function JobDialog({ job, positions, form, closed, onClose }: JobDialogProps) {
  return (
    <Modal title={job.title} close={positions.close} onClose={onClose}>
      <JobDetails job={job} content={positions} />
      <h3 className="mt-4 mb-1.5 border-t border-line pt-3 text-heading">{positions.apply}</h3>
      <ApplicationForm position={job.position} content={form} closed={closed} onSuccess={onClose} />
    </Modal>
  );
}
