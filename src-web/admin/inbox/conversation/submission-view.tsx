import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import type { ContactField } from '#shared/contracts/inbox.ts';
import { newestShown } from '#shared/limits.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { conversation as texts } from '#shared/staff-texts/conversation.ts';
import { call } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SubmissionBooking } from '../../bookings/submission-booking.tsx';
import { BookingOnWhatsapp } from '../../chat/whatsapp-booking.tsx';
import { isTyping, useShortcuts } from '../../components/shortcuts.ts';
import { Loading, QueryBoundary } from '../../components/states.tsx';
import { meQuery } from '../../queries.ts';
import { KeepForLater } from '../hiring/keep-for-later.tsx';
import { Recommendations } from '../hiring/recommendations.tsx';
import { nameOf } from '../name-of.ts';
import { Composer, type ComposerHandle } from '../reply/composer.tsx';
import { ContactForm } from './contact-form.tsx';
import { isShown } from './file-item.tsx';
import { SamePerson } from './same-person.tsx';
import { Actions, type ActionsHandle } from './submission-actions.tsx';
import { Attachments, Duplicates, SubmissionFields } from './submission-facts.tsx';
import { Timeline } from './timeline.tsx';
import { timelineOf } from './timeline-of.ts';

/** A colleague's change is seen after so long at most. */
const pollIntervalMs = 10_000;

export function submissionQuery(id: string) {
  return queryOptions({
    queryKey: ['submission', id],
    queryFn: () => call('GET /api/admin/submissions/:id', { params: { id } }),
    refetchInterval: pollIntervalMs,
  });
}

interface ConversationProps {
  id: string;
  start?: SubmissionStart;
  back?: ReactNode;
  steps?: ReactNode;
  /** Opens the next conversation of the list. */
  onNext?: (() => void) | undefined;
}

export function Conversation({ id, start, back, steps, onNext }: ConversationProps) {
  const query = useQuery(submissionQuery(id));
  // The drafts in this browser belong to one person each.
  const isMePending = useQuery(meQuery).isPending;
  const heading = useRef<HTMLHeadingElement>(null);
  const name = query.data && nameOf(query.data.submission);
  // The work that it starts with takes the focus itself.
  const focusHeading = useEffectEvent(() => {
    if (!start) heading.current!.focus();
  });
  useEffect(() => focusHeading(), []);
  useEffect(() => {
    if (name) document.title = admin.title(name);
  }, [name]);
  return (
    <article
      onKeyDown={(event) => {
        // The first Escape leaves a field, the second one the conversation.
        if (event.key === 'Escape' && isTyping(event.target)) heading.current!.focus();
      }}
      className="min-w-0 panes:flex panes:flex-col"
    >
      <header className="mb-1 flex items-center gap-1">
        {back}
        <h1 ref={heading} tabIndex={-1} className="min-w-0 flex-1 text-subheading wrap-anywhere">
          {name ? <bdi>{name}</bdi> : admin.submissions.detail}
        </h1>
        {steps}
      </header>
      <QueryBoundary query={query}>
        {(detail) => (isMePending ? <Loading /> : <SubmissionView detail={detail} start={start} onNext={onNext} />)}
      </QueryBoundary>
    </article>
  );
}

type SubmissionStart = 'reply' | 'assign' | 'stage';

interface SubmissionViewProps extends Pick<ConversationProps, 'start' | 'onNext'> {
  detail: SubmissionDetail;
}

function SubmissionView({ detail, start, onNext }: SubmissionViewProps) {
  const { submission, files, booking, earlierBookings, duplicates, conversation } = detail;
  const { form_type } = submission;
  const actions = useRef<ActionsHandle>(null);
  const composer = useRef<ComposerHandle>(null);
  const facts = useRef<HTMLDetailsElement>(null);
  const [correctedFrom, setCorrectedFrom] = useState<ContactField | null>(null);
  const items = useMemo(() => timelineOf(detail), [detail]);
  const [isWide] = useState(() => matchMedia('(min-width: 64rem)').matches);
  useShortcuts({
    r: () => composer.current!.focus('reply'),
    n: () => composer.current!.focus('note'),
    a: () => actions.current!.focusAssignee(),
    e: () => actions.current!.complete(),
    b: () => actions.current!.snooze(),
    t: () => actions.current!.nextStep(),
    d: () => actions.current!.stepDone(),
    '!': () => actions.current!.hide('spam'),
    '#': () => actions.current!.hide('deleted'),
  });
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
  const cv = form_type === 'career' ? files.findLast(isShown) : undefined;
  return (
    <div
      className={classNames(
        'grid gap-2 panes:min-h-0 panes:flex-1 panes:gap-y-1 panes:grid-rows-[auto_minmax(0,1fr)]',
        cv
          ? 'panes:grid-cols-[minmax(0,1fr)_minmax(15rem,1fr)]'
          : 'panes:grid-cols-[minmax(0,1fr)_clamp(15rem,22vw,22rem)]',
      )}
    >
      <div className="min-w-0 panes:col-start-2">
        <h2 className="sr-only">{texts.actions}</h2>
        {hasBookings(detail) && (
          <SubmissionBooking submission={submission} booking={booking} earlierBookings={earlierBookings} />
        )}
        {detail.whatsapp && <BookingOnWhatsapp messages={detail.whatsapp} />}
        <Actions
          ref={actions}
          submission={submission}
          onReply={() => composer.current!.focus('reply')}
          onTemplate={(id) => composer.current!.choose(id)}
        />
      </div>
      <div className="min-w-0 panes:col-start-1 panes:row-span-2 panes:row-start-1 panes:flex panes:min-h-0 panes:flex-col">
        {conversation.length >= newestShown.entries && (
          <p className="mb-1 text-sm text-ink-soft">{texts.timeline.truncated}</p>
        )}
        <Timeline items={items} />
        <Composer
          ref={composer}
          detail={detail}
          onCorrect={submission.hidden ? undefined : () => setCorrectedFrom('email')}
          onNext={onNext}
        />
      </div>
      <div className="min-w-0 panes:col-start-2 panes:overflow-y-auto panes:overscroll-contain">
        <h2 className="sr-only">{texts.facts}</h2>
        <Attachments id={submission.id} files={files} cv={cv} canAdd={!submission.hidden} />
        {form_type === 'career' && <Recommendations id={submission.id} recommendations={detail.recommendations} />}
        {form_type === 'career' && <KeepForLater submission={submission} />}
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
        <SamePerson submission={submission} same={detail.same} />
        <Duplicates duplicates={duplicates} ofDemo={form_type === 'demo'} />
      </div>
    </div>
  );
}

/** An interview is proposed only while the application is undecided. */
function hasBookings({ submission: { form_type, status, stage }, booking }: SubmissionDetail): boolean {
  if (form_type === 'demo' || booking) return true;
  return form_type === 'career' && status !== 'withdrawn' && stage !== 'hired' && stage !== 'declined';
}
