import { type ReactNode, useEffect, useRef } from 'react';
import { demoChoice } from '#shared/bookings/demo-hours.ts';
import type { SlotPickerContent } from '#shared/content/en/slot-picker.ts';
import { useLocale } from '../../locale.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { type BookingLimit as Limit, setFormState } from '../form-store.ts';
import { unbookedField } from '../submit-form.ts';
import { fillChoice, isChoiceField, slotParts } from './choice.ts';

interface PanelIntroProps {
  content: SlotPickerContent;
  failed?: boolean;
  retrying?: boolean;
  onRetry: () => void;
}

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

interface SlotTakenProps {
  alternatives: readonly string[];
  isNew: boolean;
  content: SlotPickerContent;
}

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
              {content.hour(slotParts(startsAt, locale))}
            </Button>
          </li>
        ))}
      </ul>
    </OfferPanel>
  );
}

interface BookingLimitProps {
  limit: Limit;
  isNew: boolean;
  content: SlotPickerContent;
}

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

interface OfferPanelProps {
  title: string;
  text: string;
  newAnswer: object | undefined;
  dependsOn: (target: EventTarget | null) => boolean;
  children: ReactNode;
}

function OfferPanel({ title, text, newAnswer, dependsOn, children }: OfferPanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const form = panel.current!.closest('form')!;
    const onInput = ({ target }: Event) => dependsOn(target) && setFormState('demo', {});
    form.addEventListener('input', onInput);
    return () => form.removeEventListener('input', onInput);
  }, [dependsOn]);

  useEffect(() => {
    if (newAnswer) panel.current!.focus();
  }, [newAnswer]);

  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="mt-2.5 flex gap-1.5 rounded border border-caution/40 bg-caution-wash p-2 text-caution"
    >
      <Icon name="alert" className="mt-0.25 size-2.75" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="mt-0.25 text-sm text-ink">{text}</p>
        {children}
      </div>
    </div>
  );
}

function focusSubmit(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[type=submit]')!.focus();
}
