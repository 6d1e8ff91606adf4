import { useNavigate, useParams } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { OutboxEmail } from '../../../src-shared/contracts/staff.ts';
import { type EmailStatus, emailKinds } from '../../../src-shared/emails.ts';
import { call } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatTime } from '../format.ts';
import { Choice } from '../parts/fields.tsx';
import { useFilters } from '../parts/filters.ts';
import { Row } from '../parts/list.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Paged } from '../parts/paged.tsx';
import { MailModal } from './mail-modal.tsx';
import { RetryButton } from './retry-button.tsx';

const { mail: texts, states, views } = admin;
const limit = 25;
const kindOptions = Object.fromEntries(emailKinds.map((kind) => [kind, texts.kindOf(kind)]));
const tones = { queued: 'caution', sending: 'info', sent: 'success', failed: 'danger', cancelled: 'neutral' } as const;

/** The outbox: what has left, what waits, and what did not get through. */
export function MailView() {
  const { id } = useParams();
  const navigate = useNavigate();
  const { values, set, query, search } = useFilters('status', 'kind');
  const suffix = search && `?${search}`;
  return (
    <>
      <PageTitle title={views.mail} />
      <search className="mb-2 flex flex-wrap items-end gap-1.5">
        <Choice
          label={texts.status}
          value={values.status}
          options={texts.statuses}
          onChange={(value) => set('status', value)}
        />
        <Choice label={texts.kind} value={values.kind} options={kindOptions} onChange={(value) => set('kind', value)} />
      </search>
      <Paged
        label={views.mail}
        queryKey={['emails', query]}
        load={(cursor) => call('GET /api/admin/emails', { query: { ...query, limit, cursor } })}
        empty={search ? states.noMatch : texts.empty}
      >
        {(item) => <MailRow key={item.id} mail={item} to={`/admin/mail/${item.id}${suffix}`} />}
      </Paged>
      {id && <MailModal key={id} id={id} onClose={() => navigate(`/admin/mail${suffix}`)} />}
    </>
  );
}

function MailRow({ mail, to }: { mail: OutboxEmail; to: string }) {
  const time = mail.sent_at ? texts.sent(formatTime(mail.sent_at)) : texts.due(formatTime(mail.due_at));
  const note = [
    texts.kindOf(mail.kind),
    texts.to(mail.to_address),
    texts.attempts(mail.attempts),
    time,
    mail.last_error,
  ];
  return (
    <Row to={to} title={mail.subject} note={note.filter(Boolean).join(' · ')}>
      <MailBadge status={mail.status} />
      {mail.status === 'failed' && <RetryButton mail={mail} />}
    </Row>
  );
}

export function MailBadge({ status }: { status: EmailStatus }) {
  return <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>;
}
