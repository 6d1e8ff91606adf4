import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { adminPaths } from '#shared/admin/paths.ts';
import { positions } from '#shared/forms/options.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { board } from '#shared/staff-texts/board.ts';
import { lead } from '#shared/staff-texts/lead.ts';
import { list } from '#shared/staff-texts/list.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useCloseOpened } from '../../components/detail.tsx';
import { Select } from '../../components/fields.tsx';
import { FilterBar, LanguageSelect, useFilters } from '../../components/filters.tsx';
import { useFocusClosed } from '../../components/list.tsx';
import { ExportLink, PageTitle } from '../../components/page.tsx';
import { Search } from '../../components/search.tsx';
import { optionsOfTypes, useVisibleTypes } from '../../roles.ts';
import { AssigneeFilter } from '../assignee.tsx';
import { ConversationScreen } from '../conversation/conversation-screen.tsx';
import { LeadDialog } from './lead-dialog.tsx';
import { ViewLinks } from './saved-views.tsx';
import { SubmissionsList } from './submissions-list.tsx';

const { views, submissions: texts, states } = admin;

const positionOptions = Object.fromEntries(positions.map((position) => [position, position]));
const filterNames = [
  'status',
  'formType',
  'stage',
  'position',
  'locale',
  'assignee',
  'open',
  'waiting',
  'unanswered',
  'snoozed',
  'replied',
  'hidden',
  'q',
] as const;

export function SubmissionsView() {
  const { id } = useParams();
  const [entering, setEntering] = useState(false);
  const isAsked = useSearchParams()[0].get('lead') === 'new';
  const filters = useFilters(...filterNames);
  const { query, search } = filters;
  const suffix = search && `?${search}`;
  const close = useCloseOpened(adminPaths.inbox + suffix);
  const shown = { name: views.submissions, query, path: adminPaths.inbox, suffix };
  useFocusClosed(id);
  return (
    <>
      {!id && (
        <PageTitle title={views.submissions}>
          <Button variant="secondary" onClick={() => setEntering(true)}>
            {lead.enter}
          </Button>
          <ExportLink path="/api/admin/submissions.csv" search={search} />
        </PageTitle>
      )}
      <ConversationScreen id={id} {...shown}>
        <ViewLinks search={search} />
        <ListFilters filters={filters} />
        <SubmissionsList {...shown} current={id} />
      </ConversationScreen>
      {(entering || isAsked) && (
        <LeadDialog
          onClose={() => {
            setEntering(false);
            if (isAsked) close();
          }}
        />
      )}
    </>
  );
}

type Filters = ReturnType<typeof useFilters<(typeof filterNames)[number]>>;

function ListFilters({ filters }: { filters: Filters }) {
  const { values, control, setAll, typing } = filters;
  const types = useVisibleTypes();
  const showsApplications =
    values.formType === 'career' || values.stage || values.position || types.join() === 'career';
  return (
    <>
      <FilterBar
        search={<Search {...typing} placeholder={texts.searchPlaceholder} />}
        active={withField.filter((name) => values[name]).length}
      >
        <Select
          label={texts.status}
          value={values.status}
          options={texts.statuses}
          onChange={(status) => setAll({ status, ...(status && { open: '', waiting: '', unanswered: '' }) })}
        />
        {types.length > 1 && (
          <Select
            label={texts.type}
            value={values.formType}
            options={optionsOfTypes(types, texts.types)}
            onChange={(formType) => setAll({ formType, stage: '', position: '' })}
          />
        )}
        {showsApplications && (
          <>
            <Select label={list.filters.stage} options={board.stages} {...control('stage')} />
            <Select label={list.filters.position} options={positionOptions} {...control('position')} />
          </>
        )}
        <LanguageSelect {...control('locale')} />
        <AssigneeFilter {...control('assignee')} />
      </FilterBar>
      <ActiveFilters filters={filters} />
    </>
  );
}

const withField = ['status', 'formType', 'stage', 'position', 'locale', 'assignee'] as const;
const withoutField = ['open', 'waiting', 'unanswered', 'snoozed', 'replied', 'hidden'] as const;

function ActiveFilters({ filters: { values, setAll } }: { filters: Filters }) {
  const none = Object.fromEntries(filterNames.map((name) => [name, '']));
  const isFiltered = Object.values(values).some(Boolean);
  const labelOf = (name: (typeof withoutField)[number]) =>
    name === 'replied' ? (list.filters.replied[values.replied] ?? values.replied) : list.filters[name];
  const button = 'inline-flex min-h-5.5 items-center gap-0.5 rounded-sm px-1 text-sm font-semibold';
  if (!isFiltered) return null;
  return (
    <div className="-mt-1 mb-1 flex flex-wrap items-center gap-0.5">
      {withoutField
        .filter((name) => values[name])
        .map((name) => (
          <button
            key={name}
            type="button"
            aria-label={list.filters.remove(labelOf(name))}
            onClick={() => setAll({ [name]: '' })}
            className={`${button} bg-accent-wash text-accent hover:text-ink`}
          >
            {labelOf(name)}
            <Icon name="close" className="size-2" />
          </button>
        ))}
      <button
        type="button"
        onClick={() => setAll(none)}
        className={`${button} text-accent underline underline-offset-4`}
      >
        {states.clearFilters}
      </button>
    </div>
  );
}
