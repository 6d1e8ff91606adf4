import type { LagentryContent } from '../../../src-shared/content/en/samples/lagentry.ts';
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
  const isDeclined = decisions.includes('declined');
  const steps = routine.steps.map(({ kind, words, condition }, step): Link => {
    const index = events.findIndex((event) => event.kind === 'step' && event.step === step);
    const approval = events.findIndex((event) => event.kind === 'approval' && event.step === step);
    return {
      icon: stepIcons[kind],
      label: content.kinds[kind],
      words,
      condition,
      state: approval === run.done ? 'current' : stateOf(run, index),
      gate: approval >= 0 && (
        <Gate content={content} state={gateOf(run, approval)} stake={prepared?.stake} onDecide={onDecide} />
      ),
    };
  });
  const result = isDeclined ? content.stopped : (prepared?.result ?? content.ownResult);
  const resultState = stateOf(run, events.length - 1);
  return (
    <Chain
      className={classNames('chain-live', assembles && 'chain-assembles')}
      states={content.states}
      links={[
        { icon: 'bolt', label: content.trigger, words: routine.trigger ?? content.noTrigger, state: stateOf(run, 0) },
        ...steps,
        {
          label: resultState === 'done' || isDeclined ? content.result : content.expectedResult,
          words: result,
          state: resultState,
        },
      ]}
    />
  );
}
