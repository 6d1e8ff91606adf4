import type { LagentryContent } from '../../../src-shared/content/types/samples/lagentry.ts';
import { classNames } from '../../ui/class-names.ts';
import { Chain, type Link } from './chain.tsx';
import { Gate } from './gate.tsx';
import { type Decision, gateOf, type Run, stateOf } from './run.ts';
import { stepIcons } from './step-icons.ts';

interface AgentChainProps {
  content: LagentryContent;
  run: Run;
  /** Shows how the steps line up. */
  assembles: boolean;
  onDecide: (decision: Decision) => void;
}

/** The chain of a run: its trigger, its steps, each with its approval, and its result. */
export function AgentChain({ content, run, assembles, onDecide }: AgentChainProps) {
  const { routine, prepared, events, decisions } = run;
  const steps = routine.steps.map(({ kind, words, condition }, step): Link => {
    const index = events.findIndex((event) => event.kind === 'step' && event.step === step);
    const approval = events.findIndex((event) => event.kind === 'approval' && event.step === step);
    const isNext = approval === run.done && !decisions.includes('declined');
    return {
      icon: stepIcons[kind],
      label: content.kinds[kind],
      words,
      condition,
      state: isNext ? 'current' : stateOf(run, index),
      gate: approval >= 0 && (
        <Gate content={content} state={gateOf(run, approval)} stake={prepared?.stake} onDecide={onDecide} />
      ),
    };
  });
  const isDeclined = decisions.includes('declined');
  const result = isDeclined ? content.stopped : (prepared?.result ?? content.ownResult);
  return (
    <Chain
      className={classNames('chain-live', assembles && 'chain-assembles')}
      states={content.states}
      links={[
        { icon: 'bolt', label: content.trigger, words: routine.trigger ?? content.noTrigger, state: stateOf(run, 0) },
        ...steps,
        { label: content.result, words: result, state: stateOf(run, events.length - 1) },
      ]}
    />
  );
}
