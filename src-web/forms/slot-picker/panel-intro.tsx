import type { SlotPickerContent } from '../../../src-shared/content/en/slot-picker.ts';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';

interface PanelIntroProps {
  content: SlotPickerContent;
  /** Something could not be loaded. */
  failed?: boolean;
  retrying?: boolean;
  onRetry: () => void;
}

/** In place of the calendar: what is true with and without it. */
export function PanelIntro({ content, failed, retrying, onRetry }: PanelIntroProps) {
  return (
    <div className="m-auto grid max-w-text justify-items-center gap-1 px-2 text-center text-sm text-ink-soft">
      <Icon name="calendar" className="size-4 text-accent" />
      <p>{content.intro}</p>
      <div role="status" className="grid justify-items-center gap-1">
        {failed && <LoadFailure content={content} variant="secondary" retrying={retrying} onRetry={onRetry} />}
      </div>
    </div>
  );
}
