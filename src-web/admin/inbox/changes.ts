import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Decline } from '#shared/contracts/hiring.ts';
import type { Before, InboxEndpoints, NextStep, StaffSubmission, SubmissionChange } from '#shared/contracts/inbox.ts';
import type { SubmissionStatus } from '#shared/contracts/submissions.ts';
import type { HiddenReason } from '#shared/inbox/hidden-reasons.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { list } from '#shared/staff-texts/list.ts';
import { nextSteps } from '#shared/staff-texts/next-steps.ts';
import { call } from '../../lib/api.ts';
import { showToast } from '../components/toasts.ts';
import { formatWeekday } from '../format.ts';
import { reload } from '../queries.ts';

const { changes: texts } = list;

type Changed = InboxEndpoints['POST /api/admin/submissions/changes']['reply']['changed'][number];

type Change = { id: string } & SubmissionChange;

interface ChangeRequest {
  changes: Change[];
  says: (count: number) => string;
  isUndo?: boolean;
}

export function useChanges() {
  const client = useQueryClient();
  const queue = useRef(Promise.resolve());
  const waiting = useRef(new Set<string>());
  const latest = useRef(new Map<string, StaffSubmission>());
  const mutation = useMutation({
    mutationFn: ({ changes }: ChangeRequest) => call('POST /api/admin/submissions/changes', { body: { changes } }),
    onSuccess: ({ changed, unchanged }, request) => {
      const undo = { changes: changed.map((one) => undoOf(one, request)), says: texts.undone, isUndo: true };
      showToast({
        success: changed.length > 0 ? request.says(changed.length) : undefined,
        failure: missedText(unchanged.length, request),
        undo: changed.length > 0 && !request.isUndo ? () => change(undo) : undefined,
      });
    },
    onError: () => showToast({ failure: admin.submissions.changeFailed }),
    onSettled: () => reload(client),
  });
  /** A change waits for those before it. A double click asks for the same twice, before the first is rendered. */
  function change(request: ChangeRequest) {
    const key = JSON.stringify(request.changes);
    if (waiting.current.has(key) || request.changes.length === 0) return;
    waiting.current.add(key);
    queue.current = queue.current.then(async () => {
      const changes = request.changes.map((one) => onTop(one, latest.current.get(one.id)));
      const reply = await mutation.mutateAsync({ ...request, changes }).catch(() => undefined);
      for (const { submission } of reply?.changed ?? []) latest.current.set(submission.id, submission);
      waiting.current.delete(key);
      // The list has what the changes left, once none is under way.
      if (waiting.current.size === 0) latest.current.clear();
    });
  }
  return { change, isPending: mutation.isPending };
}

/** A change to one submission. `snoozedUntil` is a day. */
export type OneChange = Partial<Omit<Before, 'status'> & { status: SubmissionStatus }> & {
  snoozedUntil?: string | null;
  decline?: Decline;
};

export type Changes = ReturnType<typeof useChanges>;

/** A queued change expects what the change before it left. */
function onTop(change: Change, now: StaffSubmission | undefined): Change {
  if (!now) return change;
  return {
    ...change,
    ...(change.expectedStatus && now.status !== 'withdrawn' && { expectedStatus: now.status }),
    ...(change.expectedStage && now.stage && { expectedStage: now.stage }),
    ...(change.expectedAssignee !== undefined && { expectedAssignee: now.assignee }),
  };
}

function missedText(missed: number, request: ChangeRequest): string | undefined {
  if (missed === 0) return undefined;
  return request.changes.length === 1 && !request.isUndo ? admin.submissions.statusChanged : texts.missed(missed);
}

function undoOf({ submission, before }: Changed, { changes }: ChangeRequest): Change {
  const { id, status, stage, assignee } = submission;
  const isSnoozed = changes.some((change) => change.id === id && change.snoozedUntil);
  return {
    id,
    ...(before.status !== status && before.status !== 'withdrawn' && { status: before.status, expectedStatus: status }),
    ...(before.stage !== stage && before.stage && stage && { stage: before.stage, expectedStage: stage }),
    ...(before.hidden !== hiddenAs(submission) && { hidden: before.hidden }),
    ...(!isSameStep(before.nextStep, submission.next_step) && { nextStep: before.nextStep }),
    ...(before.assignee !== assignee && { assignee: before.assignee, expectedAssignee: assignee }),
    ...(isSnoozed && { snoozedUntil: null, expectedStatus: status }),
  };
}

export function hiddenAs({ hidden }: StaffSubmission): HiddenReason | null {
  return hidden?.as ?? null;
}

/** Null restores them. */
export function hideAll(changes: Changes, submissions: StaffSubmission[], hidden: HiddenReason | null): void {
  changes.change({
    changes: submissions.map(({ id, status }) => ({ id, hidden, expectedStatus: status })),
    says: texts.hidden[hidden ?? 'restored'],
  });
}

/** A reason becomes the next step of that day. */
export function snoozeAll(changes: Changes, submissions: StaffSubmission[], day: string, reason?: string): void {
  const nextStep = reason && { nextStep: { text: reason, dueOn: day } };
  changes.change({
    changes: submissions.map(({ id, status }) => ({ id, snoozedUntil: day, expectedStatus: status, ...nextStep })),
    says: (count) => texts.snoozed(count, formatWeekday(day)),
  });
}

/** Null: the step is done. */
export function setNextStep(changes: Changes, submissions: StaffSubmission[], nextStep: NextStep | null): void {
  changes.change({
    changes: submissions.map(({ id }) => ({ id, nextStep })),
    says: nextStep ? nextSteps.saved : () => nextSteps.isDone,
  });
}

export function isSameStep(a: NextStep | null, b: NextStep | null): boolean {
  return a?.text === b?.text && a?.dueOn === b?.dueOn;
}

export function changesOf<Field extends Exclude<keyof Before, 'hidden' | 'nextStep'>>(
  submissions: StaffSubmission[],
  field: Field,
  value: NonNullable<SubmissionChange[Field]> | null,
): Change[] {
  const expected = `expected${field[0]!.toUpperCase()}${field.slice(1)}`;
  return submissions
    .filter((submission) => submission[field] !== value)
    .map((submission) => ({ id: submission.id, [field]: value, [expected]: submission[field] }));
}
