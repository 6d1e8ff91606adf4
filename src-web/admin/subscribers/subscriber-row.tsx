import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Subscriber } from '../../../src-shared/contracts/newsletter.ts';
import { Badge } from '../../ui/badge.tsx';
import { LanguageBadge } from '../components/language.tsx';
import { Notes, Row } from '../components/list.tsx';
import { formatTime } from '../format.ts';

const { subscribers: texts } = admin;

const tones = { active: 'success', unsubscribed: 'neutral', unconfirmed: 'caution' } as const;

export function SubscriberRow({ subscriber }: { subscriber: Subscriber }) {
  const { email, source, status, subscribed_at, locale } = subscriber;
  const note = <Notes parts={[formatTime(subscribed_at), source && texts.source(source)]} />;
  return (
    <Row title={email} note={note}>
      <LanguageBadge locale={locale} />
      <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>
    </Row>
  );
}
