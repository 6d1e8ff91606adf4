import { useEffect, useState } from 'react';
import { brand } from '#shared/brand.ts';
import type { HandoverContent } from '#shared/content/en/handover.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { pillClass } from './pill.ts';
import type { Takeover } from './use-takeover.ts';

export function TakeoverBar({ takeover, content }: { takeover: Takeover; content: HandoverContent }) {
  const { state, session, isDelayed, asking, leave } = takeover;
  if (state.state !== 'waiting' && state.state !== 'person') return null;
  const { waiting, person } = content;
  return (
    <div className="flex shrink-0 items-center gap-1.5 border-b border-line bg-accent-wash px-2 py-1">
      <span className="takeover-dot" data-state={state.state} />
      <div className="min-w-0 grow text-sm">
        <p className="font-semibold">{state.state === 'person' ? person.title(state.name) : waiting.title}</p>
        {isDelayed || !session.connected ? (
          <p className="text-xs text-ink-soft">{isDelayed ? content.delayed : content.reconnecting}</p>
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

export function AskButton({ takeover, content }: { takeover: Takeover; content: HandoverContent }) {
  const { asking, ask } = takeover;
  return (
    <button
      type="button"
      aria-disabled={asking || undefined}
      onClick={() => !asking && void ask()}
      className={classNames(pillClass, 'shrink-0 gap-0.5 border-accent/50 text-accent pointer-fine:min-h-4.5')}
    >
      <Icon name="people" className="size-2.5" />
      <span>{asking ? content.asking : content.ask}</span>
    </button>
  );
}

/** The region is always rendered, so that screen readers announce its changes. */
export function TakeoverFailure({ takeover, content }: { takeover: Takeover; content: HandoverContent }) {
  const { failed, session } = takeover;
  const reason = session.refusal?.reason;
  const refused = reason && content.refused[reason === 'too_many' || reason === 'no_person' ? reason : 'other'];
  return (
    <div role="alert" className="shrink-0 px-2 text-sm text-danger">
      {failed && (
        <p>
          {content.failed}{' '}
          <a href={`mailto:${brand.email}`} className="font-semibold underline">
            {brand.email}
          </a>
        </p>
      )}
      {refused && <p>{refused}</p>}
    </div>
  );
}

/** Screen readers do not announce the time: it changes every second. */
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
