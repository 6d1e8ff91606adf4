import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { DeskEntry } from '#shared/contracts/handover.ts';
import { live } from '#shared/staff-texts/live-chat.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { List, Row } from '../components/list.tsx';
import { Panel } from '../components/page.tsx';
import { useStaffNames } from '../components/staff-names.ts';
import { formatTime } from '../format.ts';
import { attendDesk, useDesk } from './desk-store.ts';
import { useWaitingAlert } from './waiting-alert.tsx';

const { desk: texts, noQuestion } = live;

/** The live region is always rendered: screen readers announce only changes inside an existing one. */
export function DeskBanner() {
  useEffect(attendDesk, []);
  useWaitingAlert(chatPath);
  const { pathname } = useLocation();
  // The open conversation itself shows that its visitor waits.
  const waiting = useDesk().waiting.filter(({ sessionId }) => pathname !== chatPath(sessionId));
  const [first] = waiting;
  return (
    <div role="alert">
      {first && (
        <div className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-1 rounded border border-accent/40 bg-accent-wash px-2 py-1.5">
          <Icon name="chat" className="hidden size-3 shrink-0 text-accent sm:block" />
          <div className="min-w-0 flex-[1_1_16rem] text-sm">
            <p className="font-semibold">{waiting.length === 1 ? texts.one : texts.several(waiting.length)}</p>
            {first.question && <p className="line-clamp-2 wrap-anywhere">{texts.question(first.question)}</p>}
          </div>
          <Link
            to={chatPath(first.sessionId)}
            className="inline-flex min-h-5.5 items-center rounded bg-amber px-2 text-sm font-semibold text-amber-ink hover:bg-amber-bright"
          >
            {texts.open}
          </Link>
        </div>
      )}
    </div>
  );
}

function chatPath(sessionId: string): string {
  return `/admin/inbox/chats/${encodeURIComponent(sessionId)}`;
}

export function DeskNow() {
  const { connected, staff, waiting, taken } = useDesk();
  const nameOfStaff = useStaffNames();
  const entries = [...waiting, ...taken];
  return (
    <Panel title={texts.label} className="mb-3">
      {entries.length > 0 && (
        <List label={texts.label}>
          {entries.map((entry) => (
            <DeskRow key={entry.sessionId} {...entry} />
          ))}
        </List>
      )}
      <p className="text-sm text-ink-soft wrap-anywhere">{presence(connected, staff.map(nameOfStaff))}</p>
    </Panel>
  );
}

function DeskRow({ sessionId, question, since, by }: DeskEntry) {
  const nameOfStaff = useStaffNames();
  return (
    <Row to={chatPath(sessionId)} title={question || noQuestion} note={formatTime(since)}>
      <Badge tone={by ? 'success' : 'amber'}>{by ? texts.taken(nameOfStaff(by)) : texts.waiting}</Badge>
    </Row>
  );
}

function presence(connected: boolean, staff: string[]): string {
  if (!connected) return texts.offline;
  return staff.length > 1 ? texts.here(staff) : texts.alone;
}
