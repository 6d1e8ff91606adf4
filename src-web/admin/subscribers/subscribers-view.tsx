import { admin } from '../../../src-shared/content/en/admin.ts';
import { call } from '../../lib/api.ts';
import { Search, Select } from '../components/fields.tsx';
import { useFilters } from '../components/filters.ts';
import { LanguageSelect } from '../components/language.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Paged } from '../components/paged.tsx';
import { SubscriberRow } from './subscriber-row.tsx';

const { subscribers: texts, states, views } = admin;
const limit = 25;

export function SubscribersView() {
  const { values, set, query, search, typing } = useFilters('status', 'locale', 'q');
  return (
    <>
      <PageTitle title={views.subscribers}>
        <a
          href={`/api/admin/subscribers.csv${search && `?${search}`}`}
          className="inline-flex min-h-5.5 items-center text-sm font-semibold text-accent underline underline-offset-4"
        >
          {states.exportCsv}
        </a>
      </PageTitle>
      <search className="mb-2 flex flex-wrap items-end gap-1.5">
        <Search {...typing} placeholder={texts.searchPlaceholder} />
        <Select
          label={texts.status}
          value={values.status}
          options={texts.statuses}
          onChange={(value) => set('status', value)}
        />
        <LanguageSelect value={values.locale} onChange={(value) => set('locale', value)} />
      </search>
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
