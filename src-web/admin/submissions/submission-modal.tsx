import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { call } from '../../lib/api.ts';
import { Modal } from '../../ui/modal.tsx';
import { QueryBoundary } from '../components/states.tsx';
import { type SubmissionStart, SubmissionView } from '../conversation/submission-view.tsx';
import { nameOf } from './name-of.ts';

const { submissions: texts, states } = admin;

/** How long a colleague's change may stay unseen, in milliseconds. */
const interval = 10_000;

interface SubmissionModalProps {
  id: string;
  /** What has the focus at first. */
  start?: SubmissionStart;
  onClose: () => void;
}

export function SubmissionModal({ id, start, onClose }: SubmissionModalProps) {
  const query = useQuery({
    queryKey: ['submission', id],
    queryFn: () => call('GET /api/admin/submissions/:id', { params: { id } }),
    refetchInterval: interval,
  });
  const title = query.data ? <bdi>{nameOf(query.data.submission)}</bdi> : texts.detail;
  return (
    <Modal wide title={title} close={states.close} onClose={onClose}>
      <QueryBoundary query={query}>{(detail) => <SubmissionView detail={detail} start={start} />}</QueryBoundary>
    </Modal>
  );
}
