import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import type { HiddenReason } from '#shared/inbox/hidden-reasons.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { list } from '#shared/staff-texts/list.ts';
import { openedFromList } from '../../components/detail.tsx';
import { rowLink } from '../../components/list.tsx';
import { PagedList } from '../../components/paged.tsx';
import { type Shortcuts, useShortcuts } from '../../components/shortcuts.ts';
import { useStaffNames } from '../../components/staff-names.ts';
import { AssignDialog } from '../assignee.tsx';
import { changesOf, hideAll, setNextStep, snoozeAll, useChanges } from '../changes.ts';
import { canSnooze, SnoozeDialog } from '../conversation/set-aside.tsx';
import { DeclineDialog } from '../hiring/decline.tsx';
import { nameOf } from '../name-of.ts';
import { NextStepDialog } from '../next-step.tsx';
import { NewRows, withChanged } from './new-rows.tsx';
import { markAll, SelectBox, SelectionBar, useSelection } from './selection.tsx';
import { type SubmissionQuery, useSubmissionPages } from './submission-pages.ts';
import { isOpenStep, mark, SubmissionRow } from './submission-row.tsx';

const { submissions: texts, states } = admin;

interface RowActions {
  select: (submission: StaffSubmission) => void;
  complete: (submission: StaffSubmission | undefined) => void;
  reply: (submission: StaffSubmission) => void;
  assign: (submission: StaffSubmission | undefined) => void;
  snooze: (submission: StaffSubmission | undefined) => void;
  nextStep: (submission: StaffSubmission | undefined) => void;
  stepDone: (submission: StaffSubmission | undefined) => void;
  hide: (submission: StaffSubmission | undefined, reason: HiddenReason) => void;
  clear: () => void;
}

interface SubmissionsListProps {
  name: string;
  query: SubmissionQuery;
  /** The address of the list, and its filters. */
  path: string;
  suffix: string;
  /** The conversation that is open beside the list, which then has neither selection nor shortcuts. */
  current: string | undefined;
}

export function SubmissionsList({ name, query, path, suffix, current }: SubmissionsListProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { queryKey, load, pages, items } = useSubmissionPages(query);
  const selection = useSelection(items.map(({ id }) => id));
  const selected = items.filter(({ id }) => selection.isSelected(id));
  const changes = useChanges();
  const [assigned, setAssigned] = useState<StaffSubmission[]>();
  const [snoozed, setSnoozed] = useState<StaffSubmission[]>();
  const [planned, setPlanned] = useState<StaffSubmission[]>();
  const [asksToDecline, setAsksToDecline] = useState(false);
  const nameOfStaff = useStaffNames();
  const pathOf = (id: string) => `${path}/${id}${suffix}`;
  const open = (id: string, start: 'reply' | 'stage') => navigate(pathOf(id), { state: { ...openedFromList, start } });

  /** A key applies to the selection, else to the row with the focus. */
  const wantedOf = (focused: StaffSubmission | undefined) =>
    selected.length > 0 ? selected : focused ? [focused] : [];

  useRowShortcuts(items, current !== undefined, {
    select: ({ id }) => selection.toggle(id),
    complete(submission) {
      if (selected.length > 0) {
        // The outcome of an application is a stage, which is chosen for each.
        const open = selected.filter((one) => !one.stage && isOpenStep(one, 'completed'));
        if (open.length > 0) markAll(changes, open, 'completed');
        return;
      }
      if (!submission) return;
      if (submission.stage) return open(submission.id, 'stage');
      mark(changes, submission, 'completed');
    },
    reply: ({ id }) => open(id, 'reply'),
    assign(submission) {
      const wanted = wantedOf(submission);
      if (wanted.length > 0) setAssigned(wanted);
    },
    snooze(submission) {
      const wanted = wantedOf(submission).filter(canSnooze);
      if (wanted.length > 0) setSnoozed(wanted);
    },
    nextStep(submission) {
      const wanted = wantedOf(submission);
      if (wanted.length > 0) setPlanned(wanted);
    },
    stepDone(submission) {
      const wanted = wantedOf(submission).filter(({ next_step: step }) => step !== null);
      if (wanted.length > 0) setNextStep(changes, wanted, null);
    },
    hide(submission, reason) {
      hideAll(
        changes,
        wantedOf(submission).filter(({ hidden }) => !hidden),
        reason,
      );
    },
    clear: selection.clear,
  });

  function assign(submissions: StaffSubmission[], assignee: string | null, isMe: boolean) {
    setAssigned(undefined);
    changes.change({
      changes: changesOf(submissions, 'assignee', assignee),
      says(count) {
        if (assignee === null) return list.changes.unassigned(count);
        return isMe ? list.changes.assignedToYou(count) : list.changes.assigned(count, nameOfStaff(assignee));
      },
    });
  }

  return (
    <>
      {items.length > 0 && !current && (
        <div className="flex flex-wrap items-center gap-2 border-b border-line px-0.5">
          <SelectBox
            checked={selection.isAllSelected}
            mixed={selected.length > 0 && !selection.isAllSelected}
            onToggle={selection.isAllSelected ? selection.clear : selection.selectAll}
          >
            {list.selection.all}
          </SelectBox>
          <p role="status" className="text-sm text-ink-soft">
            {selected.length > 0 && list.selection.count(selected.length)}
          </p>
        </div>
      )}
      <NewRows
        queryKey={queryKey}
        shown={items}
        load={load}
        onUpdate={(changed) =>
          client.setQueryData<typeof pages.data>(
            queryKey,
            (before) => before && { ...before, pages: before.pages.map((page) => withChanged(page, changed)) },
          )
        }
      />
      <PagedList label={name} query={pages} empty={emptyOf(query, suffix)}>
        {(item) => (
          <SubmissionRow
            key={item.id}
            submission={item}
            to={pathOf(item.id)}
            changes={changes}
            current={current}
            hasKnownAssignee={Boolean(query.assignee)}
            onNextStep={(submission) => setPlanned([submission])}
            leading={
              !current && (
                <SelectBox
                  label={list.row.select(nameOf(item))}
                  checked={selection.isSelected(item.id)}
                  onToggle={(withShift) => selection.toggle(item.id, withShift)}
                />
              )
            }
          />
        )}
      </PagedList>
      {selected.length > 0 && !current && (
        <SelectionBar
          selected={selected}
          changes={changes}
          onAssign={() => setAssigned(selected)}
          onDecline={() => setAsksToDecline(true)}
          onClear={selection.clear}
        />
      )}
      {assigned && (
        <AssignDialog
          types={assigned.map(({ form_type }) => form_type)}
          count={assigned.length}
          onClose={() => setAssigned(undefined)}
          onAssign={(assignee, isMe) => assign(assigned, assignee, isMe)}
        />
      )}
      {snoozed && (
        <SnoozeDialog
          onClose={() => setSnoozed(undefined)}
          onChoose={(day, reason) => {
            setSnoozed(undefined);
            snoozeAll(changes, snoozed, day, reason);
          }}
        />
      )}
      {planned && (
        <NextStepDialog
          current={planned.length === 1 ? planned[0]!.next_step : null}
          onClose={() => setPlanned(undefined)}
          onSave={(step) => {
            setPlanned(undefined);
            setNextStep(changes, planned, step);
          }}
        />
      )}
      {asksToDecline && (
        <DeclineDialog
          applications={selected}
          name={selected.length === 1 ? nameOf(selected[0]!) : undefined}
          onClose={() => setAsksToDecline(false)}
        />
      )}
    </>
  );
}

function emptyOf({ q, ...filters }: SubmissionQuery, suffix: string): ReactNode {
  if (!q) return suffix ? states.noMatch : texts.empty;
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <>
      <strong className="block font-semibold text-ink">{states.noHit(q)}</strong> {texts.searched}{' '}
      {isFiltered && texts.searchedIn}
    </>
  );
}

function useRowShortcuts(items: StaffSubmission[], areOff: boolean, actions: RowActions): void {
  const current = () => {
    const id = document.activeElement?.closest<HTMLElement>('li[data-id]')?.dataset.id;
    return items.find((item) => item.id === id);
  };
  function move(by: 1 | -1) {
    const item = current();
    const to = item ? items.indexOf(item) + by : 0;
    const next = items[Math.max(0, Math.min(to, items.length - 1))];
    if (next) rowLink(next.id)?.focus();
  }
  function onCurrent(action: (submission: StaffSubmission) => void) {
    return ({ repeat }: KeyboardEvent) => {
      const item = current();
      if (item && !repeat) action(item);
    };
  }
  const shortcuts: Shortcuts = {
    j: () => move(1),
    k: () => move(-1),
    x: onCurrent(actions.select),
    e({ repeat }) {
      if (!repeat) actions.complete(current());
    },
    r: onCurrent(actions.reply),
    a: () => actions.assign(current()),
    b: () => actions.snooze(current()),
    t: () => actions.nextStep(current()),
    d: () => actions.stepDone(current()),
    '!': () => actions.hide(current(), 'spam'),
    '#': () => actions.hide(current(), 'deleted'),
    Escape: actions.clear,
  };
  useShortcuts(areOff ? {} : shortcuts);
}
