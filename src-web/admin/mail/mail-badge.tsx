import { admin } from '../../../src-shared/content/en/admin.ts';
import type { EmailStatus } from '../../../src-shared/email-kinds.ts';
import { Badge } from '../../ui/badge.tsx';

const tones = { queued: 'caution', sending: 'info', sent: 'success', failed: 'danger', cancelled: 'neutral' } as const;

export function MailBadge({ status }: { status: EmailStatus }) {
  return <Badge tone={tones[status]}>{admin.mail.statuses[status]}</Badge>;
}
