import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { setFormState } from '../form-store.ts';

interface OfferPanelProps {
  title: string;
  text: string;
  /** What the API has answered; undefined when it answered before the form was shown. A new answer takes the focus. */
  newAnswer: object | undefined;
  /** Whether the panel goes when this field changes. */
  dependsOn: (target: EventTarget | null) => boolean;
  /** The way on. */
  children: ReactNode;
}

/** Says why an hour is not booked, and offers something else. */
export function OfferPanel({ title, text, newAnswer, dependsOn, children }: OfferPanelProps) {
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

/** Moves the focus from a button of a panel, which goes, to the form's own. */
export function focusSubmit(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[type=submit]')!.focus();
}
