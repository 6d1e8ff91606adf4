import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Submission, SubmissionStatus } from '../../../src-shared/contracts/submissions.ts';
import { ApiProblem, call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Feedback } from '../components/states.tsx';
import { nameOf } from './name-of.ts';

const { submissions: texts } = admin;
const labels = { contacted: texts.markContacted, completed: texts.markCompleted };

interface StatusActionsProps {
  submission: Submission;
  steps: (keyof typeof labels)[];
}

export function StatusActions({ submission, steps }: StatusActionsProps) {
  const client = useQueryClient();
  const container = useRef<HTMLDivElement>(null);
  const change = useMutation({
    mutationFn: (status: SubmissionStatus) =>
      call('PATCH /api/admin/submissions/:id', {
        params: { id: submission.id },
        body: { status, expectedStatus: submission.status },
      }),
    onSettled: async () => {
      // The pressed button disappears and would lose the focus.
      container.current?.focus();
      await client.invalidateQueries();
    },
  });
  const stepsTaken = { pending: 0, contacted: 1, completed: 2 }[submission.status];
  const openSteps = steps.filter((step) => (step === 'contacted' ? stepsTaken < 1 : stepsTaken < 2));
  return (
    <div ref={container} tabIndex={-1}>
      <div className="flex flex-wrap gap-1">
        {openSteps.map((step) => (
          <Button
            key={step}
            variant="secondary"
            disabled={change.isPending}
            aria-label={`${labels[step]}: ${nameOf(submission)}`}
            onClick={() => change.mutate(step)}
          >
            {labels[step]}
          </Button>
        ))}
      </div>
      <Feedback
        success={change.data && texts.marked(texts.statuses[change.data.submission.status])}
        failure={change.error ? failureOf(change.error) : undefined}
      />
    </div>
  );
}

function failureOf(error: Error): string {
  const changed = error instanceof ApiProblem && error.problem.code === 'status_changed';
  return changed ? texts.statusChanged : texts.changeFailed;
}
