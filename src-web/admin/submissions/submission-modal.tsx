import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { StatusEvent } from '../../../src-shared/contracts/admin.ts';
import type { StaffBooking } from '../../../src-shared/contracts/admin-bookings.ts';
import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { call } from '../../lib/api.ts';
import { Modal } from '../../ui/modal.tsx';
import { SubmissionBooking } from '../bookings/submission-booking.tsx';
import { QueryBoundary } from '../components/states.tsx';
import { formatTime } from '../format.ts';
import { nameOf } from './name-of.ts';
import { StatusActions } from './status-actions.tsx';
import { StatusBadge } from './status-badge.tsx';
import { SubmissionFields } from './submission-fields.tsx';

const { submissions: texts, states } = admin;

export function SubmissionModal({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery({
    queryKey: ['submission', id],
    queryFn: () => call('GET /api/admin/submissions/:id', { params: { id } }),
  });
  const title = query.data ? <bdi>{nameOf(query.data.submission)}</bdi> : texts.detail;
  return (
    <Modal title={title} close={states.close} onClose={onClose}>
      <QueryBoundary query={query}>{(detail) => <Detail {...detail} />}</QueryBoundary>
    </Modal>
  );
}

interface DetailProps {
  submission: Submission;
  history: StatusEvent[];
  booking: StaffBooking | null;
}

function Detail({ submission, history, booking }: DetailProps) {
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <StatusBadge status={submission.status} />
        <StatusActions submission={submission} steps={['contacted', 'completed']} />
      </div>
      <SubmissionFields submission={submission} />
      {submission.form_type === 'demo' && <SubmissionBooking submission={submission} booking={booking} />}
      <h3 className="mt-4 mb-1 text-subheading">{texts.history}</h3>
      {history.length === 0 ? (
        <p className="text-sm text-ink-soft">{texts.noHistory}</p>
      ) : (
        <ol className="space-y-0.5 text-sm">
          {history.map(({ from, to, by, at }) => (
            <li key={at}>
              <span className="font-semibold">{texts.historyEntry(texts.statuses[from], texts.statuses[to])}</span>{' '}
              <span className="text-ink-soft">{texts.historyBy(by, formatTime(at))}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
