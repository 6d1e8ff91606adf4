import { Fragment, memo, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { SubmissionEvent } from '#shared/contracts/conversation.ts';
import type { ContactField } from '#shared/contracts/inbox.ts';
import { absence, byAbsence } from '#shared/staff-texts/absence.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { board } from '#shared/staff-texts/board.ts';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { hiring, keeping } from '#shared/staff-texts/hiring.ts';
import { lead } from '#shared/staff-texts/lead.ts';
import { nextSteps } from '#shared/staff-texts/next-steps.ts';
import { samePerson } from '#shared/staff-texts/same-person.ts';
import { useStaffNames } from '../../components/staff-names.ts';
import { formatDate, formatSlot, formatTime } from '../../format.ts';
import { declineText } from '../hiring/decline-reason.tsx';
import { ConversationItem, MailState } from './conversation-item.tsx';
import type { TimelineItem } from './timeline-of.ts';

const { timeline: texts } = conversation;
const { submissions, mail: mailTexts } = admin;

export function Timeline({ items }: { items: TimelineItem[] }) {
  const box = useRef<HTMLElement>(null);
  // Until the first reply, staff read the visitor's text at the top.
  const followsEnd = useRef(items.some(({ type }) => type === 'entry'));
  const count = items.length;
  const last = items.at(-1);
  const isOurs = last?.type === 'entry' && last.entry.kind !== 'received';
  const shown = useRef(count);
  useLayoutEffect(() => {
    if (isOurs && count > shown.current) followsEnd.current = true;
    shown.current = count;
    if (followsEnd.current) box.current!.scrollTop = box.current!.scrollHeight;
  }, [count]);
  return (
    <section
      ref={box}
      aria-label={texts.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        followsEnd.current = scrollTop + clientHeight >= scrollHeight - 16;
      }}
      className="max-h-[50dvh] overflow-y-auto overscroll-contain rounded border border-line p-1.5 panes:max-h-none panes:min-h-0 panes:flex-1 panes:rounded-none panes:border-x-0 panes:border-t-0 panes:px-0.5 panes:pt-0"
    >
      <ol className="grid gap-1.5 panes:gap-1">
        {items.map((item) => (
          <TimelineEntry key={item.key} item={item} />
        ))}
      </ol>
    </section>
  );
}

const link = 'text-accent underline underline-offset-4 hover:text-ink';

// A refetch makes new objects of the same content.
const TimelineEntry = memo(
  function TimelineEntry({ item }: { item: TimelineItem }) {
    if (item.type === 'entry')
      return <ConversationItem entry={item.entry} foreign={item.foreign} visitor={item.visitor} />;
    if (item.type === 'submitted') return <SubmittedItem item={item} />;
    return (
      <li className="flex flex-wrap items-center gap-x-1 text-sm">
        <Line item={item} />
      </li>
    );
  },
  (before, after) => JSON.stringify(before.item) === JSON.stringify(after.item),
);

type Submitted = Extract<TimelineItem, { type: 'submitted' }>;

function SubmittedItem({ item: { chat, written, at } }: { item: Submitted }) {
  return (
    <li className="w-full max-w-[52rem] rounded border border-line bg-raised p-1.5 lg:w-[92%]">
      <p className="flex flex-wrap items-center gap-x-1 text-xs text-ink-soft">
        <span className="font-semibold text-ink">{chat ? texts.submittedFromChat : texts.submitted}</span>
        {chat && (
          <Link to={`/admin/inbox/chats/${encodeURIComponent(chat)}`} className={link}>
            {texts.chat}
          </Link>
        )}
        <span>{formatTime(at)}</span>
      </p>
      {written.map(({ label, text }) => (
        <Fragment key={label}>
          <p className="mt-0.5 text-xs font-semibold text-ink-soft">{label}</p>
          <p dir="auto" className="text-sm whitespace-pre-wrap wrap-anywhere">
            {text}
          </p>
        </Fragment>
      ))}
    </li>
  );
}

function Line({ item }: { item: Exclude<TimelineItem, { type: 'entry' | 'submitted' }> }) {
  const nameOfStaff = useStaffNames();
  const time = <span className="text-ink-soft">{formatTime(item.at)}</span>;
  switch (item.type) {
    case 'event':
      return (
        <>
          <span>{eventText(item.event, nameOfStaff, item.fileName)}</span>
          {item.event.field === 'same_person' && item.event.to && (
            <Link to={`/admin/inbox/${item.event.to}`} className={link}>
              {samePerson.timeline.other}
            </Link>
          )}
          <span className="text-ink-soft">
            {item.event.by === byAbsence
              ? formatTime(item.at)
              : texts.by(authorOf(item.event, nameOfStaff), formatTime(item.at))}
          </span>
          {item.event.field === 'stage' && item.event.decline && (
            <p dir="auto" className="w-full wrap-anywhere">
              {declineText(item.event.decline)}
            </p>
          )}
        </>
      );
    case 'mail':
      return (
        <>
          <span>{texts.mail(mailTexts.kindOf(item.mail.kind))}</span>
          <MailState {...item.mail} />
          {time}
        </>
      );
    case 'booking': {
      const { booking, moved } = item;
      const state = booking.status === 'confirmed' && moved ? 'moved' : booking.status;
      return (
        <>
          <span>{(booking.formType === 'career' ? texts.interview : texts.booking)[state](formatSlot(booking))}</span>
          {time}
        </>
      );
    }
  }
}

type NameOf = ReturnType<typeof useStaffNames>;

function authorOf({ by }: SubmissionEvent, nameOfStaff: NameOf): string {
  return by === 'visitor' ? texts.byVisitor : nameOfStaff(by);
}

function eventText(event: SubmissionEvent, nameOfStaff: NameOf, fileName?: string): string {
  switch (event.field) {
    case 'status':
      return texts.status(submissions.statuses[event.from], submissions.statuses[event.to]);
    case 'stage':
      return texts.stage(stageName(event.from), stageName(event.to));
    case 'recommended':
      return event.to ? texts.recommended(hiring.verdicts[event.to]) : texts.withdrawn;
    case 'next_step':
      return event.to === null ? nextSteps.timeline.done(event.from ?? '') : nextSteps.timeline.set(event.to);
    case 'same_person':
      return event.to ? samePerson.timeline.set : samePerson.timeline.removed;
    case 'withdrawn':
      return texts.applicationWithdrawn;
    case 'file_added':
      return texts.fileAdded(fileName);
    case 'keep_asked':
      return keeping.timeline.asked(formatDate(event.to));
    case 'keep_agreed':
      return keeping.timeline.agreed(formatDate(event.to));
    case 'keep_withdrawn':
      return keeping.timeline.withdrawn;
    case 'file_removed':
      return texts.fileRemoved;
    case 'hidden':
      return texts.hidden[event.to ?? 'none'];
    case 'contact_corrected': {
      const fields = event.to.split(',') as ContactField[];
      return texts.corrected(fields.map((name) => lead[name]).join(', '));
    }
    case 'assignee':
      if (event.by === byAbsence && event.from !== null) {
        const absent = nameOfStaff(event.from);
        return event.to === null ? absence.uncovered(absent) : absence.covered(nameOfStaff(event.to), absent);
      }
      if (event.to !== null) return texts.assigned(nameOfStaff(event.to));
      return texts.unassigned(event.from === null ? texts.noStage : nameOfStaff(event.from));
  }
}

function stageName(stage: keyof typeof board.stages | null): string {
  return stage ? board.stages[stage] : texts.noStage;
}
