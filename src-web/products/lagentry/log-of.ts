import type { LagentryContent } from '../../../src-shared/content/en/samples/lagentry.ts';
import type { LogEntry } from './log.tsx';
import { gateOf, type Run, type RunEvent, timeOf } from './run.ts';

/** The whole log of a run, with what has not happened yet. */
export function logOf(run: Run, content: LagentryContent): LogEntry[] {
  return run.events.map((event, index) => {
    const isWaiting = event.kind === 'approval' && gateOf(run, index) === 'waiting';
    return {
      time: timeOf(run.events, index),
      isThere: index < run.done || isWaiting,
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
