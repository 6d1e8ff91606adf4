import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Before, InboxEndpoints, StaffSubmission, SubmissionChange } from '../../../src-shared/contracts/inbox.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Feedback } from '../parts/states.tsx';
import { reload } from '../queries.ts';

const { changes: texts } = admin.list;

type Changed = InboxEndpoints['POST /api/admin/submissions/changes']['reply']['changed'][number];

type Change = { id: string } & SubmissionChange;

interface ChangeRequest {
  changes: Change[];
  says: (count: number) => string;
  isUndo?: boolean;
}

export function useChanges(onStart?: () => void) {
  const client = useQueryClient();
  const isBusy = useRef(false);
  const mutation = useMutation({
    mutationFn: ({ changes }: ChangeRequest) => call('POST /api/admin/submissions/changes', { body: { changes } }),
    onSettled: async () => {
      await reload(client);
      isBusy.current = false;
    },
  });
  // A double click is two clicks before the first of them is rendered.
  function change(request: ChangeRequest) {
    if (isBusy.current || request.changes.length === 0) return;
    isBusy.current = true;
    onStart?.();
    mutation.mutate(request);
  }
  const { data, variables, error } = mutation;
  const changed = data?.changed ?? [];
  const missed = data?.unchanged.length ?? 0;
  return {
    change,
    isPending: mutation.isPending,
    reset: mutation.reset,
    success: changed.length > 0 ? variables?.says(changed.length) : undefined,
    failure: error ? admin.submissions.changeFailed : missedText(missed, variables),
    undo:
      changed.length > 0 && !variables?.isUndo
        ? () => change({ changes: changed.map(undoOf), says: texts.takenBack, isUndo: true })
        : undefined,
  };
}

export type Changes = ReturnType<typeof useChanges>;

function missedText(missed: number, request?: ChangeRequest): string | undefined {
  if (missed === 0) return undefined;
  return request?.changes.length === 1 && !request.isUndo ? admin.submissions.statusChanged : texts.missed(missed);
}

function undoOf({ submission, before }: Changed): Change {
  const { id, status, stage, assignee } = submission;
  return {
    id,
    ...(before.status !== status && { status: before.status, expectedStatus: status }),
    ...(before.stage !== stage && before.stage && stage && { stage: before.stage, expectedStage: stage }),
    ...(before.assignee !== assignee && { assignee: before.assignee, expectedAssignee: assignee }),
  };
}

export function changesOf<Field extends keyof Before>(
  submissions: StaffSubmission[],
  field: Field,
  value: NonNullable<SubmissionChange[Field]> | null,
): Change[] {
  const expected = `expected${field[0]!.toUpperCase()}${field.slice(1)}`;
  return submissions
    .filter((submission) => submission[field] !== value)
    .map((submission) => ({ id: submission.id, [field]: value, [expected]: submission[field] }));
}

export function ChangeFeedback({ changes }: { changes: Changes }) {
  const container = useRef<HTMLDivElement>(null);
  const { success, failure, undo } = changes;
  return (
    <div ref={container} tabIndex={-1} className="flex flex-wrap items-center gap-x-1.5 rounded">
      <Feedback success={success} failure={failure} />
      {undo && (
        <Button
          variant="quiet"
          onClick={() => {
            container.current!.focus();
            undo();
          }}
        >
          {admin.list.changes.undo}
        </Button>
      )}
    </div>
  );
}
