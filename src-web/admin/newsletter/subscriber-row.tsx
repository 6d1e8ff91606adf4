import type { ReactNode } from 'react';
import type { Subscriber } from '#shared/contracts/subscribers.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { Badge } from '../../ui/badge.tsx';
import { LanguageBadge } from '../components/filters.tsx';
import { Notes, Row } from '../components/list.tsx';
import { formatTime } from '../format.ts';

const { submissions, subscribers: texts } = admin;

const tones = { active: 'success', unsubscribed: 'neutral', unconfirmed: 'caution' } as const;

export function SubscriberRow({ subscriber, children }: { subscriber: Subscriber; children?: ReactNode }) {
  const { email, source, campaign, status, subscribed_at, locale } = subscriber;
  const note = (
    <Notes
      parts={[
        formatTime(subscribed_at),
        source && texts.source(source),
        campaign && submissions.sourceParts.campaign(campaign),
      ]}
    />
  );
  return (
    <Row title={email} to={`/admin/person?${new URLSearchParams({ email })}`} note={note}>
      <LanguageBadge locale={locale} />
      <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>
      {children}
    </Row>
  );
}
