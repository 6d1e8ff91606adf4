import type { LagentryContent, RoutineProblem } from '../../../src-shared/content/en/samples/lagentry.ts';
import { Badge } from '../../ui/badge.tsx';
import { StatusLine } from '../controls.tsx';
import type { Run } from './run.ts';

type Outcome = keyof LagentryContent['outcomes'];

const tones = { waiting: 'caution', finished: 'success', declined: 'neutral', unread: 'danger' } as const;

interface RunStatusProps {
  content: LagentryContent;
  run: Run;
  problem?: RoutineProblem;
}

export function RunStatus({ content, run, problem }: RunStatusProps) {
  const said = problem ? { outcome: 'unread' as const, text: content.problems[problem] } : outcomeOf(run, content);
  return (
    <StatusLine>
      {said ? (
        <>
          <Badge tone={tones[said.outcome]}>{content.outcomes[said.outcome]}</Badge> {said.text}
        </>
      ) : (
        content.working
      )}
      {!problem && run.routine.isCut && ` ${content.cut}`}
    </StatusLine>
  );
}

function outcomeOf({ routine, prepared, events, decisions, done, isRunning }: Run, content: LagentryContent) {
  const say = (outcome: Outcome, text: string) => ({ outcome, text });
  if (isRunning) return undefined;
  if (decisions.includes('declined')) return say('declined', content.declined);
  const next = events[done];
  if (next?.kind === 'approval') return say('waiting', content.waiting(routine.steps[next.step]!.words));
  return say('finished', prepared?.result ?? content.ownResult);
}
