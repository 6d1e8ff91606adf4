import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { OutboxEmail } from '../../../src-shared/contracts/admin.ts';
import type { EmailStatus } from '../../../src-shared/email-kinds.ts';
import { call } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { formatTime } from '../format.ts';
import { Feedback, QueryBoundary } from '../parts/states.tsx';
import { reload } from '../queries.ts';

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

export function RetryButton({ mail }: { mail: OutboxEmail }) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => call('POST /api/admin/emails/:id/retry', { params: { id: mail.id } }),
    onSettled: () => reload(client),
  });
  return (
    <div>
      {mail.status === 'failed' && (
        <Button
          variant="secondary"
          disabled={retry.isPending}
          aria-label={`${texts.retry}: ${mail.subject}`}
          onClick={() => retry.mutate()}
        >
          {texts.retry}
        </Button>
      )}
      <Feedback success={retry.data && texts.retried} failure={retry.error?.message} />
    </div>
  );
}

const tones = { queued: 'caution', sending: 'info', sent: 'success', failed: 'danger', cancelled: 'neutral' } as const;

export function MailBadge({ status }: { status: EmailStatus }) {
  return <Badge tone={tones[status]}>{admin.mail.statuses[status]}</Badge>;
}
