import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Subscriber } from '../../../src-shared/contracts/newsletter.ts';
import { call } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatTime } from '../format.ts';
import { Select } from '../parts/fields.tsx';
import { FilterBar, LanguageBadge, LanguageSelect, useFilters } from '../parts/filters.tsx';
import { Notes, Row } from '../parts/list.tsx';
import { ExportLink, PageTitle } from '../parts/page.tsx';
import { Paged } from '../parts/paged.tsx';
import { Search } from '../parts/search.tsx';

const { subscribers: texts, states, views } = admin;
const limit = 25;

export function SubscribersView() {
  const { control, query, search, typing } = useFilters('status', 'locale', 'q');
  return (
    <>
      <PageTitle title={views.subscribers}>
        <ExportLink path="/api/admin/subscribers.csv" search={search} />
      </PageTitle>
      <FilterBar
        search={<Search {...typing} placeholder={texts.searchPlaceholder} />}
        active={[query.status, query.locale].filter(Boolean).length}
      >
        <Select label={texts.status} options={texts.statuses} {...control('status')} />
        <LanguageSelect {...control('locale')} />
      </FilterBar>
      <Paged
        label={views.subscribers}
        queryKey={['subscribers', query]}
        load={(cursor) => call('GET /api/admin/subscribers', { query: { ...query, limit, cursor } })}
        empty={search ? states.noMatch : texts.empty}
      >
        {(item) => <SubscriberRow key={item.id} subscriber={item} />}
      </Paged>
    </>
  );
}

const tones = { active: 'success', unsubscribed: 'neutral', unconfirmed: 'caution' } as const;

export function SubscriberRow({ subscriber }: { subscriber: Subscriber }) {
  const { email, source, status, subscribed_at, locale } = subscriber;
  const note = <Notes parts={[formatTime(subscribed_at), source && texts.source(source)]} />;
  return (
    <Row title={email} to={`/admin/person?${new URLSearchParams({ email })}`} note={note}>
      <LanguageBadge locale={locale} />
      <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>
    </Row>
  );
}
