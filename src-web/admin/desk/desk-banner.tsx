import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { live } from '../../../src-shared/content/en/admin-live.ts';
import { Icon } from '../../ui/icon.tsx';
import { attendDesk, useDesk } from './desk-store.ts';

const { desk: texts } = live;

/** On every page. The live region is always rendered, so that a screen reader announces a visitor who waits. */
export function DeskBanner() {
  useEffect(attendDesk, []);
  const { pathname } = useLocation();
  // Whoever has the conversation open sees that its visitor waits.
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

export function chatPath(sessionId: string): string {
  return `/admin/chats/${encodeURIComponent(sessionId)}`;
}
