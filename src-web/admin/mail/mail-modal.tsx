import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { call } from '../../lib/api.ts';
import { Modal } from '../../ui/modal.tsx';
import { QueryBoundary } from '../components/states.tsx';
import { formatTime } from '../format.ts';
import { MailBadge } from './mail-badge.tsx';
import { RetryButton } from './retry-button.tsx';

const { mail: texts, states } = admin;

export function MailModal({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery({
    queryKey: ['email', id],
    queryFn: () => call('GET /api/admin/emails/:id', { params: { id } }),
  });
  return (
    <Modal
      title={query.data ? <bdi>{query.data.email.subject}</bdi> : texts.detail}
      close={states.close}
      onClose={onClose}
    >
      <QueryBoundary query={query}>
        {({ email }) => (
          <>
            <div className="mb-2 flex flex-wrap items-center gap-1.5 text-sm text-ink-soft">
              <MailBadge status={email.status} />
              <span>{texts.to(email.to_address)}</span>
              <span>{texts.attempts(email.attempts)}</span>
              <span>{email.sent_at ? texts.sent(formatTime(email.sent_at)) : texts.due(formatTime(email.due_at))}</span>
              <RetryButton mail={email} />
            </div>
            {email.last_error && <p className="mb-2 text-sm text-danger">{texts.cause(email.last_error)}</p>}
            <iframe
              title={texts.previewFrame}
              src={`/api/admin/emails/${email.id}/preview`}
              sandbox=""
              className="h-[min(60dvh,40rem)] w-full rounded border border-line bg-raised"
            />
          </>
        )}
      </QueryBoundary>
    </Modal>
  );
}
