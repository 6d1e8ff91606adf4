import { useEffect, useState } from 'react';
import type { HandoverContent } from '../../../src-shared/content/en/handover.ts';
import { pillClass } from '../pill.ts';
import type { Handover } from './use-handover.ts';

/** Above the conversation, as long as a person has it or is waited for. */
export function HandoverBar({ handover, content }: { handover: Handover; content: HandoverContent }) {
  const { state, session, asking, leave } = handover;
  if (state.state !== 'waiting' && state.state !== 'person') return null;
  const { waiting, person } = content;
  return (
    <div className="flex shrink-0 items-center gap-1.5 border-b border-line bg-accent-wash px-2 py-1">
      <span className="handover-dot" data-state={state.state} />
      <div className="min-w-0 grow text-sm">
        <p className="font-semibold">{state.state === 'person' ? person.title(state.name) : waiting.title}</p>
        {!session.connected ? (
          <p className="text-xs text-ink-soft">{content.reconnecting}</p>
        ) : (
          state.state === 'waiting' && (
            <p className="text-xs text-ink-soft">
              {waiting.text} <TimeLeft until={state.until} text={waiting.left} />
            </p>
          )
        )}
      </div>
      <button type="button" disabled={asking} onClick={() => void leave()} className={`${pillClass} shrink-0`}>
        {state.state === 'person' ? person.end : waiting.cancel}
      </button>
    </div>
  );
}

/** Counts down. Not announced: it changes every second. */
function TimeLeft({ until, text }: { until: string; text: (time: string) => string }) {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(until)), 1000);
    return () => clearInterval(timer);
  }, [until]);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <span className="tabular whitespace-nowrap">{text(time)}</span>;
}

function secondsUntil(until: string): number {
  return Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000));
}
