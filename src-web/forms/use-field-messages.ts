import { type RefObject, useEffect } from 'react';
import type { FieldMessages } from '#shared/content/en/messages.ts';
import { useLocale } from '../locale.tsx';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * A browser words field errors in its own language; where that is not the page's, the page's sentences replace them.
 */
export function useFieldMessages(form: RefObject<HTMLFormElement | null>, messages: FieldMessages): void {
  const locale = useLocale();
  useEffect(() => {
    const element = form.current!;
    if (navigator.language.split('-')[0] === locale) return;
    const onInvalid = ({ target }: Event) => {
      const control = target as Control;
      if (!control.validity.customError) control.setCustomValidity(fieldMessage(control, messages));
    };
    // A field with a message of its own counts as invalid.
    const onChange = ({ target }: Event) => {
      const control = target as Control;
      // The problem with a file is in the page's language in any case (`file-field.tsx`).
      if (control.type !== 'file') control.setCustomValidity?.('');
    };
    // The listener is in the capture phase: `invalid` does not bubble.
    element.addEventListener('invalid', onInvalid, true);
    element.addEventListener('input', onChange);
    element.addEventListener('change', onChange);
    return () => {
      element.removeEventListener('invalid', onInvalid, true);
      element.removeEventListener('input', onChange);
      element.removeEventListener('change', onChange);
    };
  }, [form, locale, messages]);
}

export function fieldMessage({ type, validity, maxLength }: FieldState, messages: FieldMessages): string {
  if (validity.rangeUnderflow) return messages.pastDate;
  if (validity.rangeOverflow) return messages.distantDate;
  if (validity.tooLong) return messages.tooLong(maxLength ?? 0);
  const missing: Record<string, string> = {
    'select-one': messages.noOption,
    email: messages.noEmail,
    date: messages.noDate,
    url: messages.noLink,
  };
  if (validity.valueMissing || validity.badInput) return missing[type] ?? messages.blank;
  return type === 'url' ? messages.invalidLink : messages.invalidEmail;
}

interface FieldState {
  type: string;
  validity: Partial<ValidityState>;
  maxLength?: number;
}
