import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import type { Before, StaffSubmission } from '#shared/contracts/inbox.ts';
import type { ShownStatus, SubmissionStatus } from '#shared/contracts/submissions.ts';
import type { HiddenReason } from '#shared/inbox/hidden-reasons.ts';
import type { Stage } from '#shared/inbox/stages.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { board } from '#shared/staff-texts/board.ts';
import { conversation as texts } from '#shared/staff-texts/conversation.ts';
import { list } from '#shared/staff-texts/list.ts';
import { nextSteps } from '#shared/staff-texts/next-steps.ts';
import { gulfDate } from '#shared/time/days.ts';
import { call } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '../../components/fields.tsx';
import { hasCode } from '../../components/states.tsx';
import { showToast } from '../../components/toasts.ts';
import { formatWeekday } from '../../format.ts';
import { templatesQuery, useChange } from '../../queries.ts';
import { AssigneeSelect } from '../assignee.tsx';
import { hiddenAs, isSameStep, type OneChange } from '../changes.ts';
import { DeclineDialog } from '../hiring/decline.tsx';
import { StatusBadge } from '../list/submission-row.tsx';
import { nameOf } from '../name-of.ts';
import { NextStepDialog } from '../next-step.tsx';
import { templateOfStage } from '../templates/reply-templates.ts';
import { SetAside, type SetAsideHandle } from './set-aside.tsx';

const { submissions } = admin;

export interface ActionsHandle {
  focusAssignee: () => void;
  /** An application only gets the focus on its stage, because its decision is one of two. */
  complete: () => void;
  snooze: () => void;
  hide: (reason: HiddenReason) => void;
  nextStep: () => void;
  stepDone: () => void;
}

type Values = Before & Pick<StaffSubmission, 'snoozed_until'>;

interface Step {
  change: OneChange;
  before: Values;
  undo?: boolean;
}

interface ActionsProps {
  submission: StaffSubmission;
  onReply: () => void;
  onTemplate?: (id: string) => void;
  /** Actions that ask a question in a dialog are left out. */
  isBrief?: boolean;
  ref?: Ref<ActionsHandle>;
}

export function Actions({ submission, onReply, onTemplate, isBrief, ref }: ActionsProps) {
  const container = useRef<HTMLDivElement>(null);
  const aside = useRef<SetAsideHandle>(null);
  const change = useSubmissionChange(submission);
  const own = useQuery(templatesQuery).data?.items ?? [];
  const [asks, setAsks] = useState(false);
  const [steps, setSteps] = useState(false);
  const client = useQueryClient();
  const queue = useRef(Promise.resolve());
  const { status, stage, form_type } = submission;
  const isApplication = form_type === 'career';

  /** A change waits for the one before it, and then starts from what that one left. */
  function apply(values: OneChange) {
    queue.current = queue.current.then(async () => {
      const detail = client.getQueryData<SubmissionDetail>(['submission', submission.id]);
      const before = valuesOf(detail?.submission ?? submission);
      if (isNew(values, before)) await change.mutateAsync({ change: values, before }).catch(() => undefined);
    });
  }

  useImperativeHandle(ref, () => ({
    focusAssignee: () => container.current!.querySelector<HTMLElement>('[data-assignee] select')!.focus(),
    complete() {
      if (isApplication) container.current!.querySelector<HTMLElement>('[data-stage] select')!.focus();
      else if (status !== 'completed') apply({ status: 'completed' });
    },
    snooze: () => aside.current?.snooze(),
    hide: (reason) => aside.current?.hide(reason),
    nextStep: () => setSteps(true),
    stepDone() {
      if (submission.next_step) apply({ nextStep: null });
    },
  }));

  const last = change.data && change.variables;
  const template = !last?.undo && last?.change.stage ? templateOfStage(last.change.stage, own) : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would group more than one question
    <div ref={container} tabIndex={-1} role="group" aria-label={texts.actions} className="rounded">
      <div className={submission.hidden ? 'hidden' : 'flex flex-wrap items-end gap-1.5'}>
        <div data-assignee>
          <AssigneeSelect
            type={submission.form_type}
            value={submission.assignee}
            onChange={(assignee) => apply({ assignee })}
          />
        </div>
        {isApplication && (
          <div data-stage>
            <Select
              label={texts.stage}
              value={stage ?? ''}
              options={stageOptions(stage, isBrief)}
              withAll={false}
              onChange={(value) => (value === 'declined' ? setAsks(true) : apply({ stage: value as Stage }))}
            />
          </div>
        )}
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-1">
        {(!isApplication || status === 'withdrawn') && <StatusBadge status={status} />}
        {/* There, the composer is always in view. */}
        <Button size="small" className="panes:hidden" onClick={onReply}>
          {submissions.reply}
        </Button>
        {!isApplication &&
          !submission.hidden &&
          stepsFrom(status).map(([to, label]) => (
            <Button
              key={label}
              variant={to === 'completed' ? 'secondary' : 'quiet'}
              size="small"
              // The second click of two would meet the step that replaced this one.
              onClick={({ detail }) => detail < 2 && apply({ status: to })}
            >
              {label}
            </Button>
          ))}
        {isApplication && !submission.hidden && !isBrief && stage && stage !== 'declined' && (
          <Button variant="quiet" onClick={() => setAsks(true)}>
            {list.selection.decline}
          </Button>
        )}
      </div>
      {!submission.hidden && !isBrief && (
        <div className="mt-1 flex flex-wrap items-center gap-x-1 text-sm">
          {submission.next_step && (
            <p className="w-full wrap-anywhere">
              <span className="font-semibold">{nextSteps.heading}:</span> <bdi>{submission.next_step.text}</bdi>{' '}
              <span className="text-ink-soft">{nextSteps.by(formatWeekday(submission.next_step.dueOn))}</span>
            </p>
          )}
          {submission.next_step && (
            <Button variant="secondary" size="small" onClick={() => apply({ nextStep: null })}>
              {nextSteps.done}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setSteps(true)}>
            {submission.next_step ? nextSteps.change : nextSteps.add}
          </Button>
        </div>
      )}
      {steps && (
        <NextStepDialog
          current={submission.next_step}
          onClose={() => setSteps(false)}
          onSave={(nextStep) => {
            setSteps(false);
            apply({ nextStep });
          }}
        />
      )}
      {!isBrief && <SetAside ref={aside} submission={submission} onChange={apply} />}
      {asks && <DeclineDialog applications={[submission]} name={nameOf(submission)} onClose={() => setAsks(false)} />}
      {template && onTemplate && (
        <Button variant="quiet" onClick={() => onTemplate(template.id)}>
          {texts.answerWith(template.name)}
        </Button>
      )}
    </div>
  );
}

/** A decline asks about its letter, which a dialog cannot do within another. */
function stageOptions(stage: Stage | null, isBrief = false): Record<string, string> {
  const { declined, ...others } = board.stages;
  const options = isBrief && stage !== 'declined' ? others : { ...others, declined };
  return stage ? options : { '': submissions.withdrawn, ...options };
}

function stepsFrom(status: ShownStatus): [SubmissionStatus, string][] {
  if (status === 'completed') return [['contacted', texts.reopen]];
  const complete: [SubmissionStatus, string] = ['completed', submissions.markCompleted];
  return status === 'pending' ? [['contacted', submissions.markContacted], complete] : [complete];
}

function failureOf(error: Error): string {
  const changed = hasCode(error, 'status_changed');
  return changed ? submissions.statusChanged : texts.failed;
}

/** The server refuses the change when a colleague has changed the same in the meantime. */
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
          // A submission is set aside only in the state that the page shows.
          ...(['status', 'hidden', 'snoozedUntil'].some((name) => name in change) && { expectedStatus: before.status }),
          ...(stage && before.stage && { expectedStage: before.stage }),
          ...('assignee' in change && { expectedAssignee: before.assignee }),
        },
      });
    },
    {
      onSuccess: (reply, { change, before, undo }) => {
        const step = undoOf(before, valuesOf(reply.submission));
        if (undo) showToast({ success: texts.undone });
        else showToast({ success: changedText(submission, change), undo: () => mutation.mutate(step) });
        client.setQueryData<SubmissionDetail>(
          ['submission', submission.id],
          (detail) => detail && { ...detail, ...reply },
        );
      },
      onError: (error) => showToast({ failure: failureOf(error) }),
    },
  );
  return mutation;
}

/** A key that is pressed twice asks for the same twice. */
function isNew(change: OneChange, before: Values): boolean {
  const { nextStep, snoozedUntil, ...others } = change;
  if (snoozedUntil !== undefined) return true;
  if (nextStep !== undefined && !isSameStep(nextStep, before.nextStep)) return true;
  return Object.entries(others).some(([name, value]) => before[name as keyof Values] !== value);
}

function valuesOf(submission: StaffSubmission): Values {
  const { status, stage, assignee, snoozed_until, next_step: nextStep } = submission;
  return { status, stage, assignee, snoozed_until, nextStep, hidden: hiddenAs(submission) };
}

function undoOf(before: Values, after: Values): Step {
  const change: OneChange = {};
  if (before.status !== after.status && before.status !== 'withdrawn') change.status = before.status;
  if (before.stage !== after.stage) change.stage = before.stage;
  if (before.assignee !== after.assignee) change.assignee = before.assignee;
  if (before.hidden !== after.hidden) change.hidden = before.hidden;
  if (!isSameStep(before.nextStep, after.nextStep)) change.nextStep = before.nextStep;
  if (before.snoozed_until !== after.snoozed_until) {
    const day = before.snoozed_until && gulfDate(new Date(before.snoozed_until));
    change.snoozedUntil = day && day > gulfDate() ? day : null;
  }
  return { change, before: after, undo: true };
}

function changedText(submission: StaffSubmission, { hidden }: OneChange): string {
  if (hidden === undefined) return texts.changed(nameOf(submission));
  return list.changes.hidden[hidden ?? 'restored'](1);
}
