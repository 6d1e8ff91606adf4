import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { SubmissionDetail } from '../../../src-shared/contracts/inbox.ts';
import { SubmissionBooking } from '../bookings/submission-booking.tsx';
import { type Shortcuts, useShortcuts } from '../keyboard/use-shortcuts.ts';
import { SubmissionFields } from '../submissions/submission-fields.tsx';
import { Actions, type ActionsHandle } from './actions.tsx';
import { Attachments } from './attachments.tsx';
import { Composer, type ComposerHandle } from './composer.tsx';
import { Duplicates } from './duplicates.tsx';
import { SuppressionNotice } from './suppression-notice.tsx';
import { Timeline } from './timeline.tsx';
import { timelineOf } from './timeline-of.ts';

const { conversation: texts } = admin;
/** The most notes and mails that the API tells of a submission. */
const maxEntries = 500;

export type SubmissionStart = 'reply' | 'assign' | 'stage';

interface SubmissionViewProps {
  detail: SubmissionDetail;
  /** What has the focus at first. */
  start?: SubmissionStart;
}

/** One submission: what has happened and the composer, beside the actions and the facts. */
export function SubmissionView({ detail, start }: SubmissionViewProps) {
  const { submission, files, booking, earlierBookings, duplicates, conversation, suppression } = detail;
  const actions = useRef<ActionsHandle>(null);
  const composer = useRef<ComposerHandle>(null);
  const items = useMemo(() => timelineOf(detail), [detail]);
  const [isWide] = useState(() => matchMedia('(min-width: 64rem)').matches);
  useShortcuts(
    whileOnTop({
      r: () => composer.current!.focus('reply'),
      n: () => composer.current!.focus('note'),
      a: () => actions.current!.focusAssignee(),
      e: () => actions.current!.complete(),
    }),
    true,
  );
  const focusStart = useEffectEvent(() => {
    if (start === 'reply') composer.current!.focus('reply');
    if (start === 'assign') actions.current!.focusAssignee();
    if (start === 'stage') actions.current!.complete();
  });
  useEffect(() => focusStart(), []);
  return (
    <div className="grid gap-3 min-[64rem]:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 min-[64rem]:order-2">
        <Actions ref={actions} submission={submission} onTemplate={(id) => composer.current!.choose(id)} />
        <details open={isWide} className="mt-2">
          <summary className="min-h-5.5 cursor-pointer content-center text-sm font-semibold">{texts.facts}</summary>
          <SubmissionFields submission={submission} />
        </details>
        <Attachments files={files} />
        <Duplicates duplicates={duplicates} />
        {submission.form_type === 'demo' && <SubmissionBooking {...{ submission, booking, earlierBookings }} />}
      </div>
      <div className="min-w-0">
        {conversation.length >= maxEntries && <p className="mb-1 text-sm text-ink-soft">{texts.timeline.truncated}</p>}
        <Timeline items={items} />
        {suppression && <SuppressionNotice reason={suppression} />}
        <Composer ref={composer} detail={detail} />
      </div>
    </div>
  );
}

/** Shortcuts that rest while another dialog is open above this one. */
function whileOnTop(shortcuts: Shortcuts): Shortcuts {
  const entries = Object.entries(shortcuts).map(([key, action]): [string, Shortcuts[string]] => [
    key,
    (event) => {
      if (document.querySelectorAll('dialog[open]').length === 1) action(event);
    },
  ]);
  return Object.fromEntries(entries);
}
