import { useCallback, useSyncExternalStore } from 'react';
import { type Choice, readChoice } from './choice.ts';

/** The values of the two fields of a form. The fields are uncontrolled: nothing else knows their values. */
export function useChoice(form: HTMLFormElement): Choice {
  const subscribe = useCallback(
    (listener: () => void) => {
      form.addEventListener('input', listener);
      form.addEventListener('change', listener);
      return () => {
        form.removeEventListener('input', listener);
        form.removeEventListener('change', listener);
      };
    },
    [form],
  );
  // A snapshot must be comparable.
  return JSON.parse(useSyncExternalStore(subscribe, () => JSON.stringify(readChoice(form))));
}
