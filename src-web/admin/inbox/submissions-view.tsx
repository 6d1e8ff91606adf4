import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { positions } from '../../../src-shared/forms/options.ts';
import { useCloseOpened } from '../parts/detail.tsx';
import { Search, Select } from '../parts/fields.tsx';
import { LanguageSelect, useFilters } from '../parts/filters.tsx';
import { PageTitle } from '../parts/page.tsx';
import { meQuery, staffQuery } from '../queries.ts';
import { ViewLinks } from './saved-views.tsx';
import { SubmissionModal } from './submission-view.tsx';
import { SubmissionsList } from './submissions-list.tsx';

const { states, views, submissions: texts, board, list } = admin;

export function SubmissionsView() {
  const { id } = useParams();
  const { state } = useLocation();
  const filters = useFilters(...filterNames);
  const { query, search } = filters;
  const suffix = search && `?${search}`;
  const close = useCloseOpened(`/admin/submissions${suffix}`);
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
      <ViewLinks search={search} />
      <ListFilters filters={filters} />
      <SubmissionsList query={query} suffix={suffix} />
      {id && <SubmissionModal key={id} id={id} start={state?.start} onClose={close} />}
    </>
  );
}

const positionOptions = Object.fromEntries(positions.map((position) => [position, position]));

/** The filters of the list, in the order of its address. */
const filterNames = ['status', 'formType', 'stage', 'position', 'locale', 'assignee', 'open', 'q'] as const;

type Filters = ReturnType<typeof useFilters<(typeof filterNames)[number]>>;

function ListFilters({ filters }: { filters: Filters }) {
  const { values, set, setAll, typing } = filters;
  const showsApplications = values.formType === 'career' || values.stage || values.position;
  return (
    <search className="mb-2 flex flex-wrap items-end gap-1.5">
      <Search {...typing} placeholder={texts.searchPlaceholder} />
      <Select
        label={texts.status}
        value={values.status}
        options={texts.statuses}
        onChange={(status) => setAll({ status, ...(status && { open: '' }) })}
      />
      <Select
        label={texts.type}
        value={values.formType}
        options={texts.types}
        onChange={(formType) => setAll({ formType, stage: '', position: '' })}
      />
      {showsApplications && (
        <>
          <Select
            label={list.filters.stage}
            value={values.stage}
            options={board.stages}
            onChange={(value) => set('stage', value)}
          />
          <Select
            label={list.filters.position}
            value={values.position}
            options={positionOptions}
            onChange={(value) => set('position', value)}
          />
        </>
      )}
      <LanguageSelect value={values.locale} onChange={(value) => set('locale', value)} />
      <AssigneeSelect value={values.assignee} onChange={(value) => set('assignee', value)} />
    </search>
  );
}

function AssigneeSelect({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { data: me } = useQuery(meQuery);
  const { data: staff } = useQuery(staffQuery);
  const colleagues = (staff?.items ?? []).filter((address) => address !== me?.email.toLowerCase());
  // The chosen one stays in the list while the others load.
  const addresses = [...new Set([...colleagues, ...(value.includes('@') ? [value] : [])])];
  const options = {
    me: list.filters.me,
    none: list.filters.nobody,
    ...Object.fromEntries(addresses.map((address) => [address, address])),
  };
  return <Select label={list.filters.assignee} value={value} options={options} onChange={onChange} />;
}
