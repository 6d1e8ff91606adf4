import { type ReactNode, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { adminPaths } from '#shared/admin/paths.ts';
import { positions } from '#shared/forms/options.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { board } from '#shared/staff-texts/board.ts';
import { lead } from '#shared/staff-texts/lead.ts';
import { list } from '#shared/staff-texts/list.ts';
import { Button } from '#web/ui/button.tsx';
import { useCloseOpened } from '../../components/detail.tsx';
import { Select } from '../../components/fields.tsx';
import { LanguageSelect, searchOf, useFilters } from '../../components/filters.tsx';
import { useFocusClosed } from '../../components/list.tsx';
import { ExportLink, PageTitle } from '../../components/page.tsx';
import { Search } from '../../components/search.tsx';
import { optionsOfTypes, useVisibleTypes } from '../../roles.ts';
import { AssigneeFilter } from '../assignee.tsx';
import { ConversationScreen } from '../conversation/conversation-screen.tsx';
import { LeadDialog } from './lead-dialog.tsx';
import { ViewMenu } from './saved-views.tsx';
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
  'needsReply',
  'snoozed',
  'nextStep',
  'replied',
  'hidden',
  'all',
  'q',
] as const;

/** Without filters, the list has what waits for a reply, the longest wait first. */
const preset = { needsReply: 'true' };

export function SubmissionsView() {
  const { id } = useParams();
  const [entering, setEntering] = useState(false);
  const isAsked = useSearchParams()[0].get('lead') === 'new';
  const filters = useFilters(...filterNames);
  const { search } = filters;
  const suffix = search && `?${search}`;
  const { all: _, ...chosen } = filters.query;
  const query = search ? chosen : preset;
  const close = useCloseOpened(adminPaths.inbox + suffix);
  const shown = { name: views.submissions, query, path: adminPaths.inbox, suffix };
  useFocusClosed(id);
  return (
    <>
      {!id && (
        <PageTitle title={views.submissions} isCompact>
          <ListToolbar filters={filters}>
            <Button variant="secondary" size="small" onClick={() => setEntering(true)}>
              {lead.enter}
            </Button>
            <ExportLink
              path="/api/admin/submissions.csv"
              search={search ? searchOf({ ...filters.values, all: '' }) : searchOf(preset)}
            />
          </ListToolbar>
        </PageTitle>
      )}
      <ConversationScreen id={id} {...shown}>
        {id && <ListToolbar filters={filters} />}
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

function ListToolbar({ filters, children }: { filters: Filters; children?: ReactNode }) {
  const { values, control, setAll, typing, search } = filters;
  const types = useVisibleTypes();
  const [isOpen, setIsOpen] = useState(false);
  const showsApplications =
    values.formType === 'career' || values.stage || values.position || types.join() === 'career';
  // A field narrows the list that is shown.
  const narrow = (changes: Partial<Record<(typeof filterNames)[number], string>>) =>
    setAll({ ...(search ? {} : preset), ...changes });
  const field = (name: (typeof withField)[number]) => ({
    ...control(name),
    onChange: (value: string) => narrow({ [name]: value }),
  });
  const active = withField.filter((name) => values[name]).length;
  return (
    <search className="flex min-w-0 flex-1 flex-wrap items-center gap-1 max-sm:basis-full panes:mb-1">
      <ViewMenu search={search} name={nameOf(values)} />
      <div className="min-w-12 flex-1 sm:max-w-40 panes:max-w-none">
        <Search {...typing} isLabelHidden placeholder={texts.searchPlaceholder} />
      </div>
      <Button
        variant="secondary"
        size="small"
        className="panes:hidden"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {states.filters(active)}
      </Button>
      {children && <div className="flex flex-wrap items-center gap-1 sm:ms-auto">{children}</div>}
      <div hidden={!isOpen} className="flex w-full flex-wrap items-end gap-1.5">
        <Select
          label={texts.status}
          value={values.status}
          options={texts.statuses}
          onChange={(status) =>
            setAll({ status, ...(status && { open: '', waiting: '', unanswered: '', needsReply: '' }) })
          }
        />
        {types.length > 1 && (
          <Select
            label={texts.type}
            value={values.formType}
            options={optionsOfTypes(types, texts.types)}
            onChange={(formType) => narrow({ formType, stage: '', position: '' })}
          />
        )}
        {showsApplications && (
          <>
            <Select label={list.filters.stage} options={board.stages} {...field('stage')} />
            <Select label={list.filters.position} options={positionOptions} {...field('position')} />
          </>
        )}
        <LanguageSelect {...field('locale')} />
        <AssigneeFilter {...field('assignee')} />
        {active > 0 && (
          <Button variant="quiet" onClick={() => setAll(Object.fromEntries(withField.map((name) => [name, ''])))}>
            {states.clearFilters}
          </Button>
        )}
      </div>
    </search>
  );
}

const withField = ['status', 'formType', 'stage', 'position', 'locale', 'assignee'] as const;
const withoutField = [
  'needsReply',
  'open',
  'waiting',
  'unanswered',
  'snoozed',
  'nextStep',
  'replied',
  'hidden',
] as const;

function nameOf(values: Filters['values']): string {
  const name = withoutField.find((one) => values[one]);
  if (!name) return list.views.custom;
  return name === 'replied' ? (list.filters.replied[values.replied] ?? values.replied) : list.filters[name];
}
