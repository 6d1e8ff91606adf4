import type { HandoverContent } from '../../../src-shared/content/en/handover.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { pillClass } from '../pill.ts';
import type { Handover } from './use-handover.ts';

/** Always in sight while Joe has the conversation. */
export function AskButton({ handover, content }: { handover: Handover; content: HandoverContent }) {
  const { asking, ask } = handover;
  return (
    <button
      type="button"
      aria-disabled={asking || undefined}
      onClick={() => !asking && void ask()}
      className={classNames(pillClass, 'shrink-0 gap-0.5 border-accent/50 text-accent')}
    >
      <Icon name="people" className="size-2.5" />
      {asking ? content.asking : content.ask}
    </button>
  );
}
