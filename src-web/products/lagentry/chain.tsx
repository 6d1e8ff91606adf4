import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { KhatamMark } from '../../ui/khatam-mark.tsx';
import { capitalized } from './capitalized.ts';
import type { RunState } from './run.ts';

export interface Link {
  /** The last link has a star instead. */
  icon?: IconName;
  /** The kind of the step. */
  label?: string;
  /** The words of whoever wrote the routine, so in any language. */
  words: string;
  condition?: string;
  /** Where the agent is. A picture of a whole run has none. */
  state?: RunState;
  gate?: ReactNode;
}

interface ChainProps {
  links: readonly Link[];
  /** The states, for screen readers. */
  states: Record<RunState, string>;
  className?: string;
}

/** A routine as a line from its trigger to its result, on the night. The line is lit as far as the agent has come. */
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
            {label}
            <Icon name="check" className="chain-check size-1.75 text-amber-bright" />
            <span className="sr-only">, {state}</span>
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
