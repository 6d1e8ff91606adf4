import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import { hiddenReasons } from '#shared/inbox/hidden-reasons.ts';
import { type Stage, stages } from '#shared/inbox/stages.ts';
import { maxChanges } from '#shared/limits.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { board } from '#shared/staff-texts/board.ts';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { list } from '#shared/staff-texts/list.ts';
import { nextSteps } from '#shared/staff-texts/next-steps.ts';
import { Button } from '#web/ui/button.tsx';
import { inputClass } from '../../components/fields.tsx';
import { type Changes, changesOf, hideAll, setNextStep, snoozeAll } from '../changes.ts';
import { canSnooze, SnoozeDialog } from '../conversation/set-aside.tsx';
import { NextStepDialog } from '../next-step.tsx';
import { isOpenStep, type Step } from './submission-row.tsx';

const { submissions } = admin;
const { selection: texts } = list;
const labels = { contacted: submissions.markContacted, completed: submissions.markCompleted };

interface SelectionBarProps {
  selected: StaffSubmission[];
  changes: Changes;
  onAssign: () => void;
  onDecline: () => void;
  onClear: () => void;
}

export function SelectionBar({ selected, changes, onAssign, onDecline, onClear }: SelectionBarProps) {
  const isHidden = selected.some(({ hidden }) => hidden);
  const applications = selected.filter(({ stage }) => stage !== null);
  return (
    <section
      aria-label={texts.label}
      data-bottom-bar
      // When the bar leaves, the focus goes to this row.
      data-id={selected[0]?.id}
      className="sticky bottom-[calc(0.5rem+var(--bottom-bar))] z-10 mt-2 flex flex-wrap items-center gap-1 rounded border border-line-strong bg-raised p-1 shadow-high"
    >
      {isHidden ? (
        <Button variant="secondary" onClick={() => hideAll(changes, selected, null)}>
          {texts.restore}
        </Button>
      ) : (
        <SelectionActions
          selected={selected}
          applications={applications}
          changes={changes}
          onAssign={onAssign}
          onDecline={onDecline}
        />
      )}
      <Button variant="quiet" className="ms-auto px-1" onClick={onClear}>
        {texts.clear}
      </Button>
    </section>
  );
}

type SelectionActionsProps = Omit<SelectionBarProps, 'onClear'> & { applications: StaffSubmission[] };

function SelectionActions({ selected, applications, changes, onAssign, onDecline }: SelectionActionsProps) {
  return (
    <>
      <Button variant="secondary" onClick={onAssign}>
        {texts.assign}
      </Button>
      <LaterActions selected={selected} changes={changes} />
      {applications.length === 0 && <StepsOfAll selected={selected} changes={changes} />}
      {applications.length === selected.length && (
        <>
          <Button variant="secondary" onClick={onDecline}>
            {texts.decline}
          </Button>
          <MoveToStage applications={applications} changes={changes} onDecline={onDecline} />
        </>
      )}
      {hiddenReasons.map((reason) => (
        <Button
          key={reason}
          variant="secondary"
          aria-disabled={changes.isPending}
          onClick={() => hideAll(changes, selected, reason)}
        >
          {texts.hide[reason]}
        </Button>
      ))}
      <a
        href={`/api/admin/submissions.csv?${new URLSearchParams({ ids: selected.map(({ id }) => id).join(',') })}`}
        className="inline-flex min-h-5.5 items-center px-1 text-sm font-semibold text-accent underline underline-offset-4"
      >
        {texts.export}
      </a>
    </>
  );
}

export function markAll(changes: Changes, open: StaffSubmission[], step: Step): void {
  changes.change({
    changes: changesOf(open, 'status', step),
    says: (count) => list.changes.allMarked(count, submissions.statuses[step]),
  });
}

function StepsOfAll({ selected, changes }: Pick<SelectionBarProps, 'selected' | 'changes'>) {
  return (Object.keys(labels) as Step[]).map((step) => {
    const open = selected.filter((submission) => isOpenStep(submission, step));
    return (
      open.length > 0 && (
        <Button
          key={step}
          variant="secondary"
          aria-disabled={changes.isPending}
          onClick={() => markAll(changes, open, step)}
        >
          {labels[step]}
        </Button>
      )
    );
  });
}

function LaterActions({ selected, changes }: Pick<SelectionBarProps, 'selected' | 'changes'>) {
  const [asks, setAsks] = useState<'snooze' | 'nextStep'>();
  const open = selected.filter(canSnooze);
  const close = () => setAsks(undefined);
  return (
    <>
      {open.length > 0 && (
        <Button variant="secondary" aria-disabled={changes.isPending} onClick={() => setAsks('snooze')}>
          {conversation.aside.snooze}
        </Button>
      )}
      <Button variant="secondary" aria-disabled={changes.isPending} onClick={() => setAsks('nextStep')}>
        {nextSteps.add}
      </Button>
      {asks === 'snooze' && (
        <SnoozeDialog
          onClose={close}
          onChoose={(day, reason) => {
            close();
            snoozeAll(changes, open, day, reason);
          }}
        />
      )}
      {asks === 'nextStep' && (
        <NextStepDialog
          onClose={close}
          onSave={(step) => {
            close();
            setNextStep(changes, selected, step);
          }}
        />
      )}
    </>
  );
}

interface MoveToStageProps extends Pick<SelectionBarProps, 'changes' | 'onDecline'> {
  applications: StaffSubmission[];
}

function MoveToStage({ applications, changes, onDecline }: MoveToStageProps) {
  const [stage, setStage] = useState<Stage>('screening');
  function move() {
    changes.change({
      changes: changesOf(applications, 'stage', stage),
      says: (count) => list.changes.moved(count, board.stages[stage]),
    });
  }
  return (
    <div className="flex flex-wrap gap-0.5">
      <select
        aria-label={texts.stage}
        value={stage}
        onChange={({ target }) => setStage(target.value as Stage)}
        className={inputClass}
      >
        {stages.map((value) => (
          <option key={value} value={value}>
            {board.stages[value]}
          </option>
        ))}
      </select>
      <Button
        variant="secondary"
        aria-disabled={changes.isPending}
        onClick={() => (stage === 'declined' ? onDecline() : move())}
      >
        {texts.move}
      </Button>
    </div>
  );
}

interface SelectBoxProps {
  label?: string;
  checked: boolean;
  mixed?: boolean;
  onToggle: (withShift: boolean) => void;
  children?: ReactNode;
}

export function SelectBox({ label, checked, mixed = false, onToggle, children }: SelectBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current!.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className="inline-flex min-h-5.5 min-w-5.5 items-center justify-center gap-1 text-sm">
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={checked}
        // React fires `onChange` of a checkbox for its click.
        onChange={({ nativeEvent }) => onToggle((nativeEvent as MouseEvent).shiftKey)}
        className="size-2.5 accent-accent"
      />
      {children}
    </label>
  );
}

export function useSelection(shown: string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const selected = shown.filter((id) => chosen.has(id));

  function choose(ids: string[], isSelected: boolean) {
    const others = selected.filter((id) => !ids.includes(id));
    setChosen(new Set(isSelected ? [...others, ...ids].slice(0, maxChanges) : others));
  }

  return {
    selected,
    isSelected: (id: string) => selected.includes(id),
    toggle(id: string, range = false) {
      const from = range && last.current !== undefined ? shown.indexOf(last.current) : -1;
      const to = shown.indexOf(id);
      const ids = from < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
      last.current = id;
      choose(ids, !selected.includes(id));
    },
    isAllSelected: shown.length > 0 && selected.length === Math.min(shown.length, maxChanges),
    selectAll: () => choose(shown, true),
    clear: () => choose(shown, false),
  };
}
