import type { Newsletter } from '#shared/contracts/newsletter.ts';
import { newsletter as texts } from '#shared/staff-texts/newsletter.ts';
import { Badge } from '../../ui/badge.tsx';
import { Notes, Row } from '../components/list.tsx';
import { useStaffNames } from '../components/staff-names.ts';
import { formatTime } from '../format.ts';
import { useListedNewsletter } from './newsletter-query.ts';
import { segmentName } from './segment-select.tsx';

export function NewsletterRow({ newsletter }: { newsletter: Newsletter }) {
  const nameOfStaff = useStaffNames();
  const { id, kind, audience, segment, subject, subject_ar, created_by, created_at } = newsletter;
  const note = [
    texts.kinds[kind],
    texts.audiences[audience],
    segment && segmentName(segment),
    audience === 'all' && subject_ar,
    texts.by(nameOfStaff(created_by), formatTime(created_at)),
  ];
  return (
    <Row to={`/admin/newsletter/${id}`} title={subject} note={<Notes parts={note} />}>
      <Counts newsletter={newsletter} />
    </Row>
  );
}

function Counts({ newsletter }: { newsletter: Newsletter }) {
  const { sent, failed, queued, started, send_at } = useListedNewsletter(newsletter);
  if (!started && send_at) return <Badge tone="info">{texts.scheduledFor(formatTime(send_at))}</Badge>;
  return <span className="tabular text-sm">{texts.counts(sent, failed, queued)}</span>;
}
