import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactField, SubmissionDetail } from '#shared/contracts/inbox.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { call } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { SubmissionBooking } from '../../bookings/submission-booking.tsx';
import { DetailDialog } from '../../components/detail.tsx';
import { type Shortcuts, useShortcuts } from '../../components/shortcuts.ts';
import { nameOf } from '../list/submission-row.tsx';
import { Composer, type ComposerHandle } from '../reply/composer.tsx';
import { ContactForm } from './contact-form.tsx';
import { Actions, type ActionsHandle } from './submission-actions.tsx';
import { Attachments, Duplicates, SubmissionFields } from './submission-facts.tsx';
import { Timeline } from './timeline.tsx';
import { timelineOf } from './timeline-of.ts';

const { conversation: texts } = admin;
/** Milliseconds until a colleague's change is seen. */
const interval = 10_000;

export function SubmissionModal({ id, start, onClose }: { id: string; start?: SubmissionStart; onClose: () => void }) {
  const query = useQuery({
    queryKey: ['submission', id],
    queryFn: () => call('GET /api/admin/submissions/:id', { params: { id } }),
    refetchInterval: interval,
  });
  return (
    <DetailDialog
      wide
      query={query}
      title={({ submission }) => nameOf(submission)}
      fallback={admin.submissions.detail}
      onClose={onClose}
    >
      {(detail) => <SubmissionView detail={detail} start={start} />}
    </DetailDialog>
  );
}

const maxEntries = 500;

type SubmissionStart = 'reply' | 'assign' | 'stage';

function SubmissionView({ detail, start }: { detail: SubmissionDetail; start?: SubmissionStart }) {
  const { submission, files, booking, earlierBookings, duplicates, conversation } = detail;
  const actions = useRef<ActionsHandle>(null);
  const composer = useRef<ComposerHandle>(null);
  const facts = useRef<HTMLDetailsElement>(null);
  const [correctedFrom, setCorrectedFrom] = useState<ContactField | null>(null);
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
  function closeContact() {
    flushSync(() => setCorrectedFrom(null));
    facts.current!.querySelector('summary')!.focus();
  }
  const focusStart = useEffectEvent(() => {
    if (start === 'reply') composer.current!.focus('reply');
    if (start === 'assign') actions.current!.focusAssignee();
    if (start === 'stage') actions.current!.complete();
  });
  useEffect(() => focusStart(), []);
  return (
    <div className="grid gap-3 min-[64rem]:grid-cols-[minmax(0,1fr)_20rem] min-[64rem]:grid-rows-[auto_1fr]">
      <div className="min-w-0 min-[64rem]:col-start-2">
        <Actions
          ref={actions}
          submission={submission}
          onReply={() => composer.current!.focus('reply')}
          onTemplate={(id) => composer.current!.choose(id)}
        />
      </div>
      <div className="min-w-0 min-[64rem]:col-start-1 min-[64rem]:row-span-2 min-[64rem]:row-start-1">
        {conversation.length >= maxEntries && <p className="mb-1 text-sm text-ink-soft">{texts.timeline.truncated}</p>}
        <Timeline items={items} />
        <Composer
          ref={composer}
          detail={detail}
          onCorrect={submission.hidden ? undefined : () => setCorrectedFrom('email')}
        />
      </div>
      <div className="min-w-0 min-[64rem]:col-start-2">
        {correctedFrom && <ContactForm submission={submission} start={correctedFrom} onClose={closeContact} />}
        <details ref={facts} open={isWide} hidden={correctedFrom !== null}>
          <summary className="min-h-5.5 cursor-pointer content-center text-sm font-semibold">{texts.facts}</summary>
          <SubmissionFields submission={submission} />
          {!submission.hidden && (
            <Button variant="quiet" onClick={() => setCorrectedFrom('firstName')}>
              {texts.contact.correct}
            </Button>
          )}
        </details>
        <Attachments files={files} />
        <Duplicates duplicates={duplicates} ofDemo={submission.form_type === 'demo'} />
        {hasBookings(detail) && (
          <SubmissionBooking submission={submission} booking={booking} earlierBookings={earlierBookings} />
        )}
      </div>
    </div>
  );
}

/** An interview is proposed only while the application is undecided. */
function hasBookings({ submission: { form_type, stage }, booking }: SubmissionDetail): boolean {
  if (form_type === 'demo' || booking) return true;
  return form_type === 'career' && stage !== 'hired' && stage !== 'declined';
}

function whileOnTop(shortcuts: Shortcuts): Shortcuts {
  const entries = Object.entries(shortcuts).map(([key, action]): [string, Shortcuts[string]] => [
    key,
    (event) => {
      if (document.querySelectorAll('dialog[open]').length === 1) action(event);
    },
  ]);
  return Object.fromEntries(entries);
}
