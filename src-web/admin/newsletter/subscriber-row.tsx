import type { ReactNode } from 'react';
import type { Subscriber } from '#shared/contracts/subscribers.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { gulfDate } from '#shared/time/days.ts';
import { Badge } from '../../ui/badge.tsx';
import { LanguageBadge } from '../components/filters.tsx';
import { BriefRow, Notes, Row } from '../components/list.tsx';
import { formatTime, formatWeekday } from '../format.ts';

const { submissions, subscribers: texts } = admin;

const tones = { active: 'success', unsubscribed: 'neutral', unconfirmed: 'caution' } as const;

interface SubscriberRowProps {
  subscriber: Subscriber;
  /** In one line. */
  isBrief?: boolean;
  children?: ReactNode;
}

export function SubscriberRow({ subscriber, isBrief, children }: SubscriberRowProps) {
  const { email, source, campaign, status, subscribed_at, locale } = subscriber;
  const to = `/admin/person?${new URLSearchParams({ email })}`;
  const state = <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>;
  if (isBrief)
    return (
      <BriefRow title={email} to={to} time={formatWeekday(gulfDate(new Date(subscribed_at)))}>
        {state}
      </BriefRow>
    );
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
    <Row title={email} to={to} note={note}>
      <LanguageBadge locale={locale} />
      {state}
      {children}
    </Row>
  );
}
