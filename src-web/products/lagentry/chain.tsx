import type { ReactNode } from 'react';
import type { LagentryContent, StepKind } from '#shared/content/en/samples/lagentry.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { KhatamMark } from '../../ui/khatam-mark.tsx';
import { Toolbar } from '../controls.tsx';
import { capitalized, type Decision, gateOf, type Run, type RunState, stateOf } from './run.ts';

export interface Link {
  icon?: IconName;
  label?: string;
  words: string;
  condition?: string;
  state?: RunState;
  gate?: ReactNode;
}

interface ChainProps {
  links: readonly Link[];
  states: Record<RunState, string>;
  className?: string;
}

export function Chain({ links, states, className }: ChainProps) {
  return (
    <ol className={classNames('chain', className)}>
      {links.map((link, index) => (
        <ChainLink key={index} link={link} state={link.state && states[link.state]} />
      ))}
    </ol>
  );
}

function ChainLink({ link, state }: { link: Link; state?: string }) {
  const { icon, label, words, condition, gate } = link;
  return (
    <li data-state={link.state}>
      <span className="chain-node">
        {icon ? <Icon name={icon} className="size-2.25" /> : <KhatamMark className="size-2.25" />}
      </span>
      <div>
        {label && (
          <p className="flex items-center gap-0.5 text-xs font-medium text-starlight-soft">
            <span>{label}</span>
            <Icon name="check" className="chain-check size-1.75 text-amber-bright" />
            <span className="sr-only">{`, ${state}`}</span>
          </p>
        )}
        <p className="font-semibold">
          <bdi>{capitalized(words)}</bdi>
        </p>
        {condition && (
          <p className="text-sm text-amber-bright">
            <bdi>{condition}</bdi>
          </p>
        )}
        {gate}
      </div>
    </li>
  );
}

interface AgentChainProps {
  content: LagentryContent;
  run: Run;
  assembles: boolean;
  onDecide: (decision: Decision) => void;
}

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
      state: approval === run.completed ? 'current' : stateOf(run, index),
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

interface GateProps {
  content: LagentryContent;
  state: keyof LagentryContent['gate'];
  stake?: string;
  onDecide: (decision: Decision) => void;
}

function Gate({ content, state, stake, onDecide }: GateProps) {
  const isWaiting = state === 'waiting';
  const button = (label: string, decision: Decision, variant: 'primary' | 'secondary') => (
    <Button
      night
      variant={variant}
      aria-disabled={!isWaiting || undefined}
      onClick={() => isWaiting && onDecide(decision)}
    >
      {label}
    </Button>
  );
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-1 rounded border border-amber/50 bg-night-raised p-1.5">
      <div className="text-sm">
        <p className="flex items-center gap-0.75 font-semibold text-amber-bright">
          <Icon name={state === 'approved' ? 'check' : state === 'declined' ? 'close' : 'lock'} className="size-2" />
          <span>{content.gate[state]}</span>
        </p>
        {stake && <p>{stake}</p>}
      </div>
      <Toolbar label={content.decide}>
        {button(content.approve, 'approved', 'primary')}
        {button(content.decline, 'declined', 'secondary')}
      </Toolbar>
    </div>
  );
}

export const stepIcons: Record<StepKind, IconName> = {
  read: 'book',
  find: 'search',
  check: 'audit',
  compare: 'compare',
  calculate: 'sum',
  wait: 'clock',
  decide: 'fork',
  ask: 'chat',
  write: 'pen',
  send: 'mail',
  pay: 'money',
  file: 'archive',
  delete: 'close',
  plain: 'spark',
};
