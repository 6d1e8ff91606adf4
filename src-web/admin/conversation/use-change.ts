import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Before, StaffSubmission, SubmissionDetail } from '../../../src-shared/contracts/inbox.ts';
import { call } from '../../lib/api.ts';
import { reload } from '../reload.ts';

type Change = Partial<Before>;

/** A step that `undo` takes back. */
export interface Step {
  change: Change;
  before: Before;
  undo?: boolean;
}

/** Changes status, stage or assignee, refused when somebody else has changed the same in the meantime. */
export function useChange(submission: StaffSubmission) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ change, before }: Step) => {
      const { stage, ...rest } = change;
      return call('PATCH /api/admin/submissions/:id', {
        params: { id: submission.id },
        body: {
          ...rest,
          ...(stage && { stage }),
          ...('status' in change && { expectedStatus: before.status }),
          ...(stage && before.stage && { expectedStage: before.stage }),
          ...('assignee' in change && { expectedAssignee: before.assignee }),
        },
      });
    },
    onSuccess: (reply) => {
      client.setQueryData<SubmissionDetail>(
        ['submission', submission.id],
        (detail) => detail && { ...detail, ...reply },
      );
    },
    onSettled: () => reload(client),
  });
}

export function valuesOf({ status, stage, assignee }: StaffSubmission): Before {
  return { status, stage, assignee };
}

/** The step that brings back the values from before another one. */
export function undoOf(before: Before, after: Before): Step {
  const change: Change = {};
  if (before.status !== after.status) change.status = before.status;
  if (before.stage !== after.stage) change.stage = before.stage;
  if (before.assignee !== after.assignee) change.assignee = before.assignee;
  return { change, before: after, undo: true };
}
