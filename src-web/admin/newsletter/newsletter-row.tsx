import type { Newsletter } from '#shared/contracts/newsletter.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { Badge } from '../../ui/badge.tsx';
import { Notes, Row } from '../components/list.tsx';
import { useStaffNames } from '../components/staff-names.ts';
import { formatTime } from '../format.ts';
import { useListedNewsletter } from './newsletter-query.ts';

const { newsletter: texts } = admin;

export function NewsletterRow({ letter }: { letter: Newsletter }) {
  const nameOfStaff = useStaffNames();
  const { id, kind, audience, subject, subject_ar, created_by, created_at } = letter;
  const note = [
    texts.kinds[kind],
    texts.audiences[audience],
    audience === 'all' && subject_ar,
    texts.by(nameOfStaff(created_by), formatTime(created_at)),
  ];
  return (
    <Row to={`/admin/newsletter/${id}`} title={subject} note={<Notes parts={note} />}>
      <Counts letter={letter} />
    </Row>
  );
}

function Counts({ letter }: { letter: Newsletter }) {
  const { sent, failed, queued, started, send_at } = useListedNewsletter(letter);
  if (!started && send_at) return <Badge tone="info">{texts.scheduledFor(formatTime(send_at))}</Badge>;
  return <span className="tabular text-sm">{texts.counts(sent, failed, queued)}</span>;
}
