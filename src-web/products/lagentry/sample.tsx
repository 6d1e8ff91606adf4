import { useState } from 'react';
import type { LagentryContent, RoutineProblem } from '#shared/content/en/samples/lagentry.ts';
import { maxLength } from '#shared/limits.ts';
import type { Locale } from '#shared/locales.ts';
import { useLocale } from '../../locale.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { NightSky } from '../../ui/night-sky.tsx';
import { StatusLine } from '../controls.tsx';
import { linkedState } from '../sample-link.ts';
import { TakeAlong } from '../take-along.tsx';
import { useSteps } from '../use-steps.ts';
import { AgentChain } from './chain.tsx';
import { Log, logOf } from './log.tsx';
import { readRoutine, requireRoutine } from './read-routine.ts';
import { RoutineForm } from './routine-form.tsx';
import { type Decision, eventsOf, type Routine, type Run, stopOf } from './run.ts';

const stepTimeMs = 500;

type Outcome = keyof LagentryContent['outcomes'];

const tones = { waiting: 'caution', finished: 'success', declined: 'neutral', unread: 'danger' } as const;

export default function Lagentry({ content }: { content: LagentryContent }) {
  const locale = useLocale();
  const first = content.routines[0]!.sentence;
  const [linked] = useState(() => linkedSentence(locale) ?? first);
  const [sentence, setSentence] = useState(linked);
  const [problem, setProblem] = useState<RoutineProblem>();
  const [built, setBuilt] = useState(() => builtFrom(linked, requireRoutine(linked, locale), content));
  const [runs, setRuns] = useState(0);
  const [decisions, setDecisions] = useState<readonly Decision[]>([]);
  const events = eventsOf(built.routine);
  const stop = stopOf(events, decisions);
  const { completed, isRunning, startFrom } = useSteps(stop, stepTimeMs);

  function build(text: string) {
    const read = readRoutine(text, locale);
    setSentence(text);
    setProblem(typeof read === 'string' ? read : undefined);
    if (typeof read === 'string') return;
    setBuilt(builtFrom(text, read, content));
    setDecisions([]);
    setRuns(runs + 1);
    startFrom(0, stopOf(eventsOf(read), []));
  }

  function decide(decision: Decision) {
    const next = [...decisions, decision];
    setDecisions(next);
    startFrom(stop + 1, stopOf(events, next));
  }

  const run = { ...built, events, decisions, completed, isRunning };
  return (
    <>
      <div className="grid gap-1.5 p-2 md:p-3">
        <RoutineForm
          content={content}
          sentence={sentence}
          isUnread={problem !== undefined}
          onChange={setSentence}
          onBuild={build}
        />
        <RunStatus content={content} run={run} problem={problem} />
      </div>
      {/* The agent before is not the one of this sentence, so it takes no decisions. */}
      <div
        inert={problem !== undefined}
        className={classNames('grid transition-opacity @min-[56rem]:grid-cols-[7fr_5fr]', problem && 'opacity-40')}
      >
        <NightSky className="p-2 pb-6 md:p-3 md:pb-8">
          <h3 className="mb-2 text-subheading">{content.chainTitle}</h3>
          <AgentChain key={runs} assembles={runs > 0} content={content} run={run} onDecide={decide} />
        </NightSky>
        <div className="p-2 md:p-3">
          <h3 className="text-subheading">{content.logTitle}</h3>
          <p className="mt-0.25 mb-1.5 text-sm text-ink-soft">{content.logLead}</p>
          <Log entries={logOf(run, content)} />
        </div>
      </div>
      <TakeAlong state={{ sentence: built.sentence === first ? '' : built.sentence }} />
    </>
  );
}

function builtFrom(sentence: string, routine: Routine, { routines }: LagentryContent) {
  return { sentence, routine, prepared: routines.find((prepared) => prepared.sentence === sentence) };
}

/** Undefined without a link, and for a sentence that cannot be read. */
function linkedSentence(locale: Locale): string | undefined {
  const sentence = (linkedState().get('sentence') ?? '').slice(0, maxLength.routine);
  return typeof readRoutine(sentence, locale) === 'string' ? undefined : sentence;
}

interface RunStatusProps {
  content: LagentryContent;
  run: Run;
  problem?: RoutineProblem;
}

function RunStatus({ content, run, problem }: RunStatusProps) {
  const message = problem ? { outcome: 'unread' as const, text: content.problems[problem] } : outcomeOf(run, content);
  const text = message?.text ?? content.working;
  return (
    <StatusLine badge={message && <Badge tone={tones[message.outcome]}>{content.outcomes[message.outcome]}</Badge>}>
      {!problem && run.routine.isCut ? `${text} ${content.cut}` : text}
    </StatusLine>
  );
}

function outcomeOf({ routine, prepared, events, decisions, completed, isRunning }: Run, content: LagentryContent) {
  const say = (outcome: Outcome, text: string) => ({ outcome, text });
  if (isRunning) return undefined;
  if (decisions.includes('declined')) return say('declined', content.declined);
  const next = events[completed];
  if (next?.kind === 'approval') return say('waiting', content.waiting(routine.steps[next.step]!.words));
  return say('finished', prepared?.result ?? content.ownResult);
}
