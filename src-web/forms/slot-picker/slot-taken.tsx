import { useEffect, useRef } from 'react';
import { demoChoice } from '../../../src-shared/booking/demo-hours.ts';
import type { SlotPickerContent } from '../../../src-shared/content/types/slot-picker.ts';
import { useLocale } from '../../locale.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { setFormState } from '../form-store.ts';
import { fillChoice, isChoiceField } from './choice.ts';
import { hourWords } from './hour-text.ts';

interface SlotTakenProps {
  /** ISO times. */
  alternatives: readonly string[];
  /** The answer has just come: the panel takes the focus. */
  isNew: boolean;
  content: SlotPickerContent;
}

/** Says that the hour was taken meanwhile and offers others. Stays until another date or time is chosen. */
export function SlotTaken({ alternatives, isNew, content }: SlotTakenProps) {
  const locale = useLocale();
  const panel = useRef<HTMLDivElement>(null);
  const { title, text, none } = content.taken;
  const coming = alternatives.filter((startsAt) => Date.parse(startsAt) > Date.now());

  useEffect(() => {
    const form = panel.current!.closest('form')!;
    const onInput = ({ target }: Event) => isChoiceField(target) && setFormState('demo', {});
    form.addEventListener('input', onInput);
    return () => form.removeEventListener('input', onInput);
  }, []);

  useEffect(() => {
    if (isNew) panel.current!.focus();
  }, [isNew, alternatives]);

  function choose(startsAt: string) {
    const form = panel.current!.closest('form')!;
    fillChoice(form, demoChoice(startsAt)!);
    form.querySelector<HTMLElement>('[type=submit]')!.focus();
  }

  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="mt-2.5 flex gap-1.5 rounded border border-caution/40 bg-caution-wash p-2 text-caution"
    >
      <Icon name="alert" className="mt-0.25 size-2.75" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="mt-0.25 text-sm text-ink">{coming.length > 0 ? text : none}</p>
        <ul className="mt-1.5 grid justify-items-start gap-1 empty:hidden">
          {coming.map((startsAt) => (
            <li key={startsAt}>
              <Button variant="secondary" onClick={() => choose(startsAt)} className="text-start">
                {content.hour(hourWords(startsAt, locale))}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
