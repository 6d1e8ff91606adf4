import { Link } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { EmailStatus } from '../../../src-shared/email-kinds.ts';
import { MailBadge } from '../mail/mail-badge.tsx';

const { timeline: texts } = admin.conversation;

/** The state of a mail in the outbox, and the way to it. */
export function MailState({ id, status }: { id: string; status: EmailStatus }) {
  return (
    <>
      <MailBadge status={status} />
      {status === 'failed' && <span className="text-danger">{texts.mailFailed}</span>}
      <Link to={`/admin/mail/${id}`} className="text-accent underline underline-offset-4 hover:text-ink">
        {texts.openMail}
      </Link>
    </>
  );
}
