import type { LagentryContent } from '../../../src-shared/content/en/samples/lagentry.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Toolbar } from '../toolbar.tsx';
import type { Decision } from './run.ts';

interface GateProps {
  content: LagentryContent;
  state: keyof LagentryContent['gate'];
  /** What is approved. Not known of a routine that the visitor has written. */
  stake?: string;
  onDecide: (decision: Decision) => void;
}

/** The approval before a step. The visitor gives it. */
export function Gate({ content, state, stake, onDecide }: GateProps) {
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
          {content.gate[state]}
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
