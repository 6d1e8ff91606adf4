import { useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { StaffSubmission } from '../../../src-shared/contracts/inbox.ts';
import { type Stage, stages } from '../../../src-shared/stages.ts';
import { Button } from '../../ui/button.tsx';
import { inputClass } from '../components/fields.tsx';
import { isOpenStep, type Step } from '../submissions/status-actions.tsx';
import { type Changes, changesOf } from './use-changes.ts';

const { submissions, board, list } = admin;
const { selection: texts } = list;
const labels = { contacted: submissions.markContacted, completed: submissions.markCompleted };

interface SelectionBarProps {
  selected: StaffSubmission[];
  changes: Changes;
  onAssign: () => void;
  onDecline: () => void;
  onClear: () => void;
}

/** What can be done with all selected submissions. */
export function SelectionBar({ selected, changes, onAssign, onDecline, onClear }: SelectionBarProps) {
  const applications = selected.filter(({ stage }) => stage !== null);
  return (
    <section
      aria-label={texts.label}
      // When the bar leaves, the focus goes to this row.
      data-id={selected[0]?.id}
      className="sticky bottom-1 z-10 mt-2 flex flex-wrap items-center gap-1 rounded border border-line-strong bg-raised p-1 shadow-high"
    >
      <Button variant="secondary" onClick={onAssign}>
        {texts.assign}
      </Button>
      {applications.length === 0 && <StepsOfAll selected={selected} changes={changes} />}
      {applications.length === selected.length && (
        <>
          <Button variant="secondary" onClick={onDecline}>
            {texts.decline}
          </Button>
          <MoveToStage applications={applications} changes={changes} />
        </>
      )}
      <a
        href={`/api/admin/submissions.csv?${new URLSearchParams({ ids: selected.map(({ id }) => id).join(',') })}`}
        className="inline-flex min-h-5.5 items-center px-1 text-sm font-semibold text-accent underline underline-offset-4"
      >
        {texts.export}
      </a>
      <Button variant="quiet" className="ms-auto px-1" onClick={onClear}>
        {texts.clear}
      </Button>
    </section>
  );
}

function StepsOfAll({ selected, changes }: Pick<SelectionBarProps, 'selected' | 'changes'>) {
  function markAll(step: Step, open: StaffSubmission[]) {
    changes.change({
      changes: changesOf(open, 'status', step),
      says: (count) => list.changes.allMarked(count, submissions.statuses[step]),
    });
  }
  return (Object.keys(labels) as Step[]).map((step) => {
    const open = selected.filter((submission) => isOpenStep(submission, step));
    return (
      open.length > 0 && (
        <Button key={step} variant="secondary" aria-disabled={changes.isPending} onClick={() => markAll(step, open)}>
          {labels[step]}
        </Button>
      )
    );
  });
}

function MoveToStage({ applications, changes }: { applications: StaffSubmission[]; changes: Changes }) {
  const [stage, setStage] = useState<Stage>('screening');
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
        onClick={() =>
          changes.change({
            changes: changesOf(applications, 'stage', stage),
            says: (count) => list.changes.moved(count, board.stages[stage]),
          })
        }
      >
        {texts.move}
      </Button>
    </div>
  );
}
