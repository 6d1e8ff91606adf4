import type { LagentryContent } from '#shared/content/en/samples/lagentry.ts';
import { classNames } from '../../ui/class-names.ts';
import { capitalized, gateOf, type Run, type RunEvent, timeOf } from './run.ts';

interface LogEntry {
  time: string;
  label: string;
  text: string;
  isThere: boolean;
}

export function Log({ entries }: { entries: readonly LogEntry[] }) {
  return (
    <ol>
      {entries.map(({ time, label, text, isThere }, index) => (
        <li
          key={index}
          className={classNames(
            'grid grid-cols-[auto_1fr] gap-x-1.5 border-t border-line py-1',
            !isThere && 'invisible opacity-0',
          )}
        >
          <time dir="ltr" className="tabular text-xs/3 text-ink-soft">
            {time}
          </time>
          <div className="text-sm">
            <p className="font-semibold">{label}</p>
            <p className="text-ink-soft">
              <bdi>{capitalized(text)}</bdi>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export function logOf(run: Run, content: LagentryContent): LogEntry[] {
  return run.events.map((event, index) => {
    const isWaiting = event.kind === 'approval' && gateOf(run, index) === 'waiting';
    return {
      time: timeOf(run.events, index),
      isThere: index < run.completed || isWaiting,
      ...entryOf(run, event, index, content),
    };
  });
}

function entryOf(run: Run, event: RunEvent, index: number, content: LagentryContent): Pick<LogEntry, 'label' | 'text'> {
  const { routine, prepared } = run;
  switch (event.kind) {
    case 'trigger':
      return { label: content.trigger, text: prepared?.arrival ?? content.noData };
    case 'approval':
      return { label: content.approval, text: content.gate[gateOf(run, index)] };
    case 'step': {
      const { kind, words, condition } = routine.steps[event.step]!;
      const own = [words, condition].filter(Boolean).join(' ');
      return { label: content.kinds[kind], text: prepared?.steps[event.step] ?? own };
    }
    case 'result':
      return { label: content.result, text: prepared?.result ?? content.ownResult };
  }
}
