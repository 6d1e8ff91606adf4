import { useLocation, useParams } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { useFilters } from '../components/filters.ts';
import { PageTitle } from '../components/page-title.tsx';
import { useCloseOpened } from '../components/use-close-opened.ts';
import { ViewLinks } from '../views/view-links.tsx';
import { filterNames, ListFilters } from './list-filters.tsx';
import { SubmissionModal } from './submission-modal.tsx';
import { SubmissionsList } from './submissions-list.tsx';

const { states, views } = admin;

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
