import { useNavigate, useParams } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { call } from '../../lib/api.ts';
import { Search, Select } from '../components/fields.tsx';
import { useFilters } from '../components/filters.ts';
import { LanguageSelect } from '../components/language.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Paged } from '../components/paged.tsx';
import { SubmissionModal } from './submission-modal.tsx';
import { SubmissionRow } from './submission-row.tsx';

const { submissions: texts, states, views } = admin;
const { other: _other, ...types } = texts.types;
const limit = 25;

export function SubmissionsView() {
  const { id } = useParams();
  const navigate = useNavigate();
  const { values, set, query, search } = useFilters('status', 'formType', 'locale', 'q');
  const suffix = search && `?${search}`;
  return (
    <>
      <PageTitle title={views.submissions}>
        <a
          href={`/api/admin/submissions.csv${suffix}`}
          className="inline-flex min-h-5.5 items-center text-sm font-semibold text-accent underline underline-offset-4"
        >
          {states.exportCsv}
        </a>
      </PageTitle>
      <search className="mb-2 flex flex-wrap items-end gap-1.5">
        <Search value={values.q} placeholder={texts.searchPlaceholder} onSearch={(value) => set('q', value)} />
        <Select
          label={texts.status}
          value={values.status}
          options={texts.statuses}
          onChange={(value) => set('status', value)}
        />
        <Select
          label={texts.type}
          value={values.formType}
          options={types}
          onChange={(value) => set('formType', value)}
        />
        <LanguageSelect value={values.locale} onChange={(value) => set('locale', value)} />
      </search>
      <Paged
        label={views.submissions}
        queryKey={['submissions', query]}
        load={(cursor) => call('GET /api/admin/submissions', { query: { ...query, limit, cursor } })}
        empty={search ? states.noMatch : texts.empty}
      >
        {(item) => <SubmissionRow key={item.id} submission={item} to={`/admin/submissions/${item.id}${suffix}`} />}
      </Paged>
      {id && <SubmissionModal key={id} id={id} onClose={() => navigate(`/admin/submissions${suffix}`)} />}
    </>
  );
}
