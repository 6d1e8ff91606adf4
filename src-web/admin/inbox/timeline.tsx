import { memo, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { SubmissionEvent } from '../../../src-shared/contracts/inbox.ts';
import { formatHours, formatTime } from '../format.ts';
import { ConversationItem, MailState } from './conversation-item.tsx';
import type { TimelineItem } from './timeline-of.ts';

const { timeline: texts } = admin.conversation;
const { board, submissions, mail: mailTexts } = admin;

export function Timeline({ items }: { items: TimelineItem[] }) {
  const box = useRef<HTMLElement>(null);
  const followsEnd = useRef(true);
  const count = items.length;
  useLayoutEffect(() => {
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
      className="max-h-[50dvh] overflow-y-auto overscroll-contain rounded border border-line p-1.5"
    >
      <ol className="grid gap-1.5">
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
    if (item.type === 'entry') return <ConversationItem entry={item.entry} foreign={item.foreign} />;
    return (
      <li className="flex flex-wrap items-center gap-x-1 text-sm">
        <Line item={item} />
      </li>
    );
  },
  (before, after) => JSON.stringify(before.item) === JSON.stringify(after.item),
);

function Line({ item }: { item: Exclude<TimelineItem, { type: 'entry' }> }) {
  const time = <span className="text-ink-soft">{formatTime(item.at)}</span>;
  switch (item.type) {
    case 'submitted':
      return (
        <>
          <span>{item.chat ? texts.submittedFromChat : texts.submitted}</span>
          {item.chat && (
            <Link to={`/admin/chats/${encodeURIComponent(item.chat)}`} className={link}>
              {texts.chat}
            </Link>
          )}
          {time}
        </>
      );
    case 'event':
      return (
        <>
          <span>{eventText(item.event)}</span>
          <span className="text-ink-soft">{texts.by(authorOf(item.event), formatTime(item.at))}</span>
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
          <span>{texts.booking[state](formatHours(booking))}</span>
          {time}
        </>
      );
    }
  }
}

function authorOf({ by }: SubmissionEvent): string {
  return by === 'visitor' ? texts.byVisitor : by;
}

function eventText(event: SubmissionEvent): string {
  switch (event.field) {
    case 'status':
      return texts.status(submissions.statuses[event.from], submissions.statuses[event.to]);
    case 'stage':
      return texts.stage(stageName(event.from), stageName(event.to));
    case 'assignee':
      return event.to === null ? texts.unassigned(event.from ?? texts.noStage) : texts.assigned(event.to);
  }
}

function stageName(stage: keyof typeof board.stages | null): string {
  return stage ? board.stages[stage] : texts.noStage;
}
