import { useQuery } from '@tanstack/react-query';
import type { OutboxEmail } from '#shared/contracts/mail.ts';
import type { EmailStatus } from '#shared/mail/email-kinds.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { call } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ContactLink } from '../components/contact-link.tsx';
import { DetailDialog } from '../components/detail.tsx';
import { StoredMail } from '../components/mail-preview.tsx';
import { Feedback } from '../components/states.tsx';
import { showToast } from '../components/toasts.ts';
import { formatTime } from '../format.ts';
import { useChange } from '../queries.ts';

const { mail: texts } = admin;

const tones = { queued: 'caution', sending: 'info', sent: 'success', failed: 'danger', cancelled: 'neutral' } as const;

export function MailModal({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery({
    queryKey: ['email', id],
    queryFn: () => call('GET /api/admin/emails/:id', { params: { id } }),
  });
  return (
    <DetailDialog query={query} title={({ email }) => email.subject} fallback={texts.detail} onClose={onClose}>
      {({ email }) => (
        <>
          <div className="mb-2 flex flex-wrap items-center gap-1.5 text-sm text-ink-soft">
            <MailBadge status={email.status} />
            <span>{texts.to(email.to_address)}</span>
            <ContactLink by="email" value={email.to_address} />
            <span>{texts.attempts(email.attempts)}</span>
            <span>{email.sent_at ? texts.sent(formatTime(email.sent_at)) : texts.due(formatTime(email.due_at))}</span>
            <RetryButton mail={email} />
          </div>
          {email.last_error && <p className="mb-2 text-sm text-danger">{texts.cause(email.last_error)}</p>}
          <StoredMail title={texts.previewFrame} src={`/api/admin/emails/${email.id}/preview`} />
        </>
      )}
    </DetailDialog>
  );
}

export function RetryButton({ mail }: { mail: OutboxEmail }) {
  const retry = useChange(() => call('POST /api/admin/emails/:id/retry', { params: { id: mail.id } }), {
    onSuccess: () => showToast({ success: texts.retried }),
  });
  return (
    <div>
      {mail.status === 'failed' && (
        <Button
          variant="secondary"
          pending={retry.isPending}
          aria-label={`${texts.retry}: ${mail.subject}`}
          onClick={() => retry.mutate()}
        >
          {texts.retry}
        </Button>
      )}
      <Feedback failure={retry.error?.message} />
    </div>
  );
}

export function MailBadge({ status }: { status: EmailStatus }) {
  return <Badge tone={tones[status]}>{admin.mail.statuses[status]}</Badge>;
}
