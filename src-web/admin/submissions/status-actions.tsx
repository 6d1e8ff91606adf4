import { admin } from '../../../src-shared/content/en/admin.ts';
import type { StaffSubmission } from '../../../src-shared/contracts/inbox.ts';
import { Button } from '../../ui/button.tsx';
import { type Changes, changesOf } from '../selection/use-changes.ts';
import { nameOf } from './name-of.ts';

const { submissions: texts, list } = admin;
const labels = { contacted: texts.markContacted, completed: texts.markCompleted };
export type Step = keyof typeof labels;

interface StatusActionsProps {
  submission: StaffSubmission;
  steps: Step[];
  changes: Changes;
}

/** Those of `steps` that lie ahead of a submission. */
export function StatusActions({ submission, steps, changes }: StatusActionsProps) {
  return steps
    .filter((step) => isOpenStep(submission, step))
    .map((step) => (
      <Button
        key={step}
        variant="secondary"
        aria-disabled={changes.isPending}
        aria-label={`${labels[step]}: ${nameOf(submission)}`}
        onClick={() => mark(changes, submission, step)}
      >
        {labels[step]}
      </Button>
    ));
}

/** Whether a step lies ahead of a submission. */
export function isOpenStep({ status }: StaffSubmission, step: Step): boolean {
  return status === 'pending' || (status === 'contacted' && step === 'completed');
}

export function mark(changes: Changes, submission: StaffSubmission, step: Step): void {
  if (!isOpenStep(submission, step)) return;
  changes.change({
    changes: changesOf([submission], 'status', step),
    says: () => list.changes.marked(nameOf(submission), texts.statuses[step]),
  });
}
