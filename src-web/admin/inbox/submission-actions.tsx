import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Before, StaffSubmission, SubmissionDetail } from '../../../src-shared/contracts/inbox.ts';
import type { SubmissionStatus } from '../../../src-shared/contracts/submissions.ts';
import { replyTemplates, type TemplateId } from '../../../src-shared/reply-templates.ts';
import type { Stage } from '../../../src-shared/stages.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../parts/fields.tsx';
import { showNotice } from '../parts/notices.ts';
import { hasCode } from '../parts/states.tsx';
import { useChange } from '../queries.ts';
import { AssigneeSelect } from './assignee.tsx';
import { nameOf, StatusBadge } from './submission-row.tsx';

const { conversation: texts, submissions, board } = admin;

export interface ActionsHandle {
  focusAssignee: () => void;
  /** For an application it only focuses the stage, because its decision is one of two. */
  complete: () => void;
}

type Change = Partial<Before>;

interface Step {
  change: Change;
  before: Before;
  undo?: boolean;
}

interface ActionsProps {
  submission: StaffSubmission;
  onTemplate: (id: TemplateId) => void;
  ref?: Ref<ActionsHandle>;
}

export function Actions({ submission, onTemplate, ref }: ActionsProps) {
  const container = useRef<HTMLDivElement>(null);
  const change = useSubmissionChange(submission);
  const before = valuesOf(submission);
  const { status, stage, form_type } = submission;
  const isApplication = form_type === 'career';

  function apply(values: Partial<Before>) {
    if (!change.isPending) change.mutate({ change: values, before });
  }

  /** The pressed button disappears and would lose the focus. */
  function press(action: () => void) {
    if (change.isPending) return;
    container.current!.focus();
    action();
  }

  useImperativeHandle(ref, () => ({
    focusAssignee: () => container.current!.querySelector<HTMLElement>('[data-assignee] select')!.focus(),
    complete() {
      if (isApplication) container.current!.querySelector<HTMLElement>('[data-stage] select')!.focus();
      else if (status !== 'completed') press(() => apply({ status: 'completed' }));
    },
  }));

  const last = change.data && change.variables;
  const template = !last?.undo && last?.change.stage ? templateOf(last.change.stage) : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would group more than one question
    <div ref={container} tabIndex={-1} role="group" aria-label={texts.actions} className="rounded">
      <div className="flex flex-wrap items-end gap-1.5">
        <div data-assignee>
          <AssigneeSelect value={submission.assignee} onChange={(assignee) => apply({ assignee })} />
        </div>
        {isApplication && (
          <div data-stage>
            <Select
              label={texts.stage}
              value={stage ?? 'new'}
              options={board.stages}
              withAll={false}
              onChange={(value) => apply({ stage: value as Stage })}
            />
          </div>
        )}
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-1">
        {!isApplication && <StatusBadge status={status} />}
        {!isApplication &&
          stepsFrom(status).map(([to, label]) => (
            <Button key={label} variant="secondary" onClick={() => press(() => apply({ status: to }))}>
              {label}
            </Button>
          ))}
      </div>
      {template && (
        <Button variant="quiet" onClick={() => onTemplate(template)}>
          {texts.answerWith(texts.composer.templates[template])}
        </Button>
      )}
    </div>
  );
}

function stepsFrom(status: SubmissionStatus): [SubmissionStatus, string][] {
  if (status === 'completed') return [['contacted', texts.reopen]];
  const complete: [SubmissionStatus, string] = ['completed', submissions.markCompleted];
  return status === 'pending' ? [['contacted', submissions.markContacted], complete] : [complete];
}

function templateOf(stage: Stage): TemplateId | undefined {
  const ids = Object.keys(replyTemplates) as TemplateId[];
  return ids.find((id) => 'stage' in replyTemplates[id] && replyTemplates[id].stage === stage);
}

function failureOf(error: Error): string {
  const changed = hasCode(error, 'status_changed');
  return changed ? submissions.statusChanged : texts.failed;
}

/** The server refuses the change when somebody else has changed the same in the meantime. */
function useSubmissionChange(submission: StaffSubmission) {
  const client = useQueryClient();
  const mutation = useChange(
    ({ change, before }: Step) => {
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
    {
      onSuccess: (reply, { before, undo }) => {
        const step = undoOf(before, valuesOf(reply.submission));
        if (undo) showNotice({ success: texts.undone });
        else showNotice({ success: texts.changed(nameOf(submission)), undo: () => mutation.mutate(step) });
        client.setQueryData<SubmissionDetail>(
          ['submission', submission.id],
          (detail) => detail && { ...detail, ...reply },
        );
      },
      onError: (error) => showNotice({ failure: failureOf(error) }),
    },
  );
  return mutation;
}

function valuesOf({ status, stage, assignee }: StaffSubmission): Before {
  return { status, stage, assignee };
}

function undoOf(before: Before, after: Before): Step {
  const change: Change = {};
  if (before.status !== after.status) change.status = before.status;
  if (before.stage !== after.stage) change.stage = before.stage;
  if (before.assignee !== after.assignee) change.assignee = before.assignee;
  return { change, before: after, undo: true };
}
