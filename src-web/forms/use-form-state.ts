import { useEffect, useSyncExternalStore } from 'react';
import { resultShownFor } from '../../src-shared/form-result.ts';
import type { FormName } from '../../src-shared/forms/element-ids.ts';
import { dismissResult, type FormState, formShown, formState, subscribeToForms } from './form-store.ts';

/** For a component that shows the form's result. Dismisses the result after `resultShownFor`. */
export function useFormState(form: FormName): FormState {
  const read = () => formState(form);
  const state = useSyncExternalStore(subscribeToForms, read, read);

  useEffect(() => formShown(form), [form]);

  useEffect(() => {
    if (state.status !== 'success' && state.status !== 'error') return;
    const timer = setTimeout(() => dismissResult(form), resultShownFor);
    return () => clearTimeout(timer);
  }, [form, state]);

  return state;
}
