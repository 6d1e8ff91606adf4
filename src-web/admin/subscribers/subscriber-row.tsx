import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Subscriber } from '../../../src-shared/contracts/newsletter.ts';
import { Badge } from '../../ui/badge.tsx';
import { Row } from '../components/list.tsx';
import { formatTime } from '../format.ts';

const { subscribers: texts } = admin;

const tones = { active: 'success', unsubscribed: 'neutral', unconfirmed: 'caution' } as const;

export function SubscriberRow({ subscriber }: { subscriber: Subscriber }) {
  const { email, source, status, subscribed_at } = subscriber;
  const note = [formatTime(subscribed_at), source && texts.source(source)].filter(Boolean).join(' · ');
  return (
    <Row title={email} note={note}>
      <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>
    </Row>
  );
}
