import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { demoEnd } from '#shared/bookings/demo-hours.ts';
import type { RowPreview, StaffSubmission } from '#shared/contracts/inbox.ts';
import type { ShownStatus } from '#shared/contracts/submissions.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { board } from '#shared/staff-texts/board.ts';
import { list } from '#shared/staff-texts/list.ts';
import { nextSteps } from '#shared/staff-texts/next-steps.ts';
import { gulfDate } from '#shared/time/days.ts';
import { Badge, statusTones } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { openedFromList } from '../../components/detail.tsx';
import { LanguageBadge } from '../../components/filters.tsx';
import { BriefRow, HalfRow, LineRow, Notes } from '../../components/list.tsx';
import { useStaffNames } from '../../components/staff-names.ts';
import { formatDayTime, formatDuration, formatTime, formatWeekday } from '../../format.ts';
import { meQuery } from '../../queries.ts';
import { type Changes, changesOf } from '../changes.ts';
import { nameOf } from '../name-of.ts';
import { NextStepBadge } from '../next-step.tsx';

const { submissions: texts } = admin;
const { types } = admin.submissions;

interface SubmissionRowProps {
  submission: StaffSubmission;
  to: string;
  /** The page where a reply is written, unless it is `to`. */
  replyTo?: string;
  changes: Changes;
  /** The conversation that is open beside the list: there the rows have no buttons. */
  current?: string | undefined;
  leading?: ReactNode;
  /** All rows of the list have the same assignee. */
  hasKnownAssignee?: boolean | undefined;
  onNextStep?: (submission: StaffSubmission) => void;
  /** In one line. */
  isBrief?: boolean;
  /** On a half of the page: an action, or null, in place of the steps towards a reply. */
  action?: ReactNode;
}

export function SubmissionRow(props: SubmissionRowProps) {
  const {
    submission,
    to,
    replyTo = to,
    changes,
    current,
    leading,
    hasKnownAssignee,
    onNextStep,
    isBrief,
    action,
  } = props;
  const { id, form_type, company, submitted_at, status, stage, locale, assignee, waiting_since, demo } = submission;
  const nameOfStaff = useStaffNames();
  const me = useQuery(meQuery).data?.email.toLowerCase();
  const parts = [
    types[form_type] ?? form_type,
    stage && submission.additional_data.position,
    company,
    assignee && !hasKnownAssignee && list.row.assignedTo(nameOfStaff(assignee)),
  ];
  const isWaiting = waiting_since && !submission.hidden;
  const time = isWaiting ? <Waiting since={waiting_since} /> : formatTime(submitted_at);
  const steps = action === undefined &&
    !stage &&
    !submission.hidden &&
    status !== 'completed' &&
    current === undefined && (
      <div className="absolute end-0 flex items-center gap-1 bg-sand ps-1 opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 pointer-coarse:hidden">
        <Link
          to={replyTo}
          state={{ ...openedFromList, start: 'reply' }}
          aria-label={texts.replyTo(nameOf(submission))}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {texts.reply}
        </Link>
        {onNextStep && (
          <Button
            variant="secondary"
            size="small"
            aria-label={nextSteps.addOf(nameOf(submission))}
            onClick={() => onNextStep(submission)}
          >
            {nextSteps.add}
          </Button>
        )}
        {isOpenStep(submission, 'contacted') && <MarkContacted submission={submission} changes={changes} />}
      </div>
    );
  if (isBrief)
    return (
      <BriefRow
        id={id}
        to={to}
        title={nameOf(submission)}
        note={<Notes parts={parts} />}
        time={formatDayTime(submitted_at)}
      >
        {stage ? <Badge tone={statusTones[status]}>{board.stages[stage]}</Badge> : <StatusBadge status={status} />}
        {steps}
      </BriefRow>
    );
  // One status where there is no room for more.
  const badges = (
    <div
      className={classNames(
        'flex items-center gap-0.5 max-lg:[&>*:not(:first-child)]:hidden panes:[&>*:not(:first-child)]:hidden',
        action !== undefined && '[&>*:not(:first-child)]:hidden',
      )}
    >
      {submission.hidden && <Badge tone="caution">{list.row.hidden[submission.hidden.as]}</Badge>}
      <NextStepBadge step={submission.next_step} />
      {submission.snoozed_until && <Badge>{list.row.snoozed(formatSnooze(submission.snoozed_until))}</Badge>}
      {submission.preview?.drafts.map((by) => (
        <Badge key={by} tone="caution">
          {by === me ? list.row.draft : list.row.draftBy(nameOfStaff(by))}
        </Badge>
      ))}
      {waiting_since && status !== 'pending' && <Badge tone="caution">{list.row.waitsForUs}</Badge>}
      {stage ? (
        <Badge tone={statusTones[status]}>{board.stages[stage]}</Badge>
      ) : (
        <>
          <DemoBadge demo={demo} />
          {!demo && !(waiting_since && status !== 'pending') && <StatusBadge status={status} />}
        </>
      )}
      <LanguageBadge locale={locale} />
    </div>
  );
  if (action !== undefined)
    return (
      <HalfRow
        id={id}
        to={to}
        title={nameOf(submission)}
        note={<Notes parts={parts} />}
        text={<Preview preview={submission.preview} />}
        time={time}
      >
        {badges}
        {action}
      </HalfRow>
    );
  return (
    <LineRow
      id={id}
      to={to}
      isCurrent={current === undefined ? undefined : current === id}
      leading={leading}
      title={nameOf(submission)}
      note={<Notes parts={parts} />}
      text={<Preview preview={submission.preview} />}
      time={time}
    >
      {badges}
      {steps}
    </LineRow>
  );
}

/** The words found, or the newest message; one line, which a wide row shows whole. */
function Preview({ preview }: { preview: RowPreview | undefined }) {
  if (!preview?.found && !preview?.text) return null;
  const { text, by, found } = preview;
  return (
    <span className="flex gap-0.5">
      {!found && by === 'staff' && <span>{list.row.us}</span>}
      {/* Its own direction, or an Arabic text would lose its beginning. */}
      <span dir="auto" className="line-clamp-1 flex-1 wrap-anywhere">
        {found
          ? found.map((part, index) =>
              part.hit ? (
                <mark key={index} className="bg-accent-wash font-semibold text-ink">
                  {part.text}
                </mark>
              ) : (
                part.text
              ),
            )
          : text}
      </span>
    </span>
  );
}

function DemoBadge({ demo }: Pick<StaffSubmission, 'demo'>) {
  if (!demo) return null;
  const { startsAt, status } = demo;
  if (status !== 'confirmed') return <Badge>{list.row.demo[status]}</Badge>;
  const hour = formatDayTime(startsAt);
  return Date.parse(demoEnd(startsAt)) > Date.now() ? (
    <Badge tone="info">{list.row.demoAt(hour)}</Badge>
  ) : (
    <Badge tone="caution">{list.row.howDidItGo(hour)}</Badge>
  );
}

export type Step = 'contacted' | 'completed';

function MarkContacted({ submission, changes }: Pick<SubmissionRowProps, 'submission' | 'changes'>) {
  return (
    <Button
      variant="quiet"
      aria-disabled={changes.isPending}
      aria-label={`${texts.markContacted}: ${nameOf(submission)}`}
      onClick={() => mark(changes, submission, 'contacted')}
    >
      {texts.markContacted}
    </Button>
  );
}

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

export function formatSnooze(until: string): string {
  return formatWeekday(gulfDate(new Date(until)));
}

export function StatusBadge({ status }: { status: ShownStatus }) {
  const { statuses, withdrawn } = admin.submissions;
  return <Badge tone={statusTones[status]}>{status === 'withdrawn' ? withdrawn : statuses[status]}</Badge>;
}

function Waiting({ since }: { since: string }) {
  return (
    <time dateTime={since}>
      <span className="sr-only">{list.row.waits} </span>
      {formatDuration(Date.now() - Date.parse(since))}
    </time>
  );
}
