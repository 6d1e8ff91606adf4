import { Link } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { EmailStatus } from '../../../src-shared/email-kinds.ts';
import { MailBadge } from '../mail/mail-badge.tsx';

const { timeline: texts } = admin.conversation;

interface MailStateProps {
  id: string;
  status: EmailStatus;
  last_error?: string | null;
}

/** The state of a mail in the outbox, why it was held back, and the way to it. */
export function MailState({ id, status, last_error }: MailStateProps) {
  return (
    <>
      <MailBadge status={status} />
      {status === 'failed' && <span className="text-danger">{texts.mailFailed}</span>}
      {status === 'cancelled' && last_error && <span>{texts.mailHeldBack(admin.mail.cause(last_error))}</span>}
      <Link to={`/admin/mail/${id}`} className="text-accent underline underline-offset-4 hover:text-ink">
        {texts.openMail}
      </Link>
    </>
  );
}
