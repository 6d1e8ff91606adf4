import type { SlotPickerContent } from '../../../src-shared/content/en/slot-picker.ts';
import { Button } from '../../ui/button.tsx';
import type { BookingLimit as Limit } from '../form-store.ts';
import { unbookedField } from '../submit-form.ts';
import { isChoiceField } from './choice.ts';
import { focusSubmit, OfferPanel } from './offer-panel.tsx';

interface BookingLimitProps {
  limit: Limit;
  /** The answer has just come. */
  isNew: boolean;
  content: SlotPickerContent;
}

/** Says that an address or a network has booked as much as it may, and sends the form as a wish. */
export function BookingLimit({ limit, isNew, content }: BookingLimitProps) {
  const { title, send } = content.limit;
  return (
    <OfferPanel title={title} text={limit.reason} newAnswer={isNew ? limit : undefined} dependsOn={isLimitField}>
      <Button
        type="submit"
        name={unbookedField}
        value="1"
        variant="secondary"
        onClick={({ currentTarget }) => focusSubmit(currentTarget.form!)}
        className="mt-1.5"
      >
        {send}
      </Button>
    </OfferPanel>
  );
}

function isLimitField(target: EventTarget | null): boolean {
  return isChoiceField(target) || (target as HTMLInputElement | null)?.name === 'email';
}
