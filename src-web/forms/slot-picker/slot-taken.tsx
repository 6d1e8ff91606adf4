import { demoChoice } from '../../../src-shared/booking/demo-hours.ts';
import type { SlotPickerContent } from '../../../src-shared/content/en/slot-picker.ts';
import { useLocale } from '../../locale.tsx';
import { Button } from '../../ui/button.tsx';
import { fillChoice, isChoiceField } from './choice.ts';
import { hourWords } from './hour-text.ts';
import { focusSubmit, OfferPanel } from './offer-panel.tsx';

interface SlotTakenProps {
  /** ISO times. */
  alternatives: readonly string[];
  /** The answer has just come. */
  isNew: boolean;
  content: SlotPickerContent;
}

/** Says that the hour was taken meanwhile and offers others. Stays until another date or time is chosen. */
export function SlotTaken({ alternatives, isNew, content }: SlotTakenProps) {
  const locale = useLocale();
  const { title, text, none } = content.taken;
  const coming = alternatives.filter((startsAt) => Date.parse(startsAt) > Date.now());

  function choose(form: HTMLFormElement, startsAt: string) {
    fillChoice(form, demoChoice(startsAt)!);
    focusSubmit(form);
  }

  return (
    <OfferPanel
      title={title}
      text={coming.length > 0 ? text : none}
      newAnswer={isNew ? alternatives : undefined}
      dependsOn={isChoiceField}
    >
      <ul className="mt-1.5 grid justify-items-start gap-1 empty:hidden">
        {coming.map((startsAt) => (
          <li key={startsAt}>
            <Button
              variant="secondary"
              onClick={({ currentTarget }) => choose(currentTarget.form!, startsAt)}
              className="text-start"
            >
              {content.hour(hourWords(startsAt, locale))}
            </Button>
          </li>
        ))}
      </ul>
    </OfferPanel>
  );
}
