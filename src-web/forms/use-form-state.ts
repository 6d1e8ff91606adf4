import { useEffect, useSyncExternalStore } from 'react';
import type { FormName } from '../../src-shared/forms/element-ids.ts';
import {
  dismissResult,
  type FormState,
  formState,
  markVisible,
  resultDuration,
  subscribeToForms,
} from './form-store.ts';

export function useFormState(form: FormName): FormState {
  const read = () => formState(form);
  const state = useSyncExternalStore(subscribeToForms, read, read);

  useEffect(() => markVisible(form), [form]);

  useEffect(() => {
    if (state.status !== 'success' && state.status !== 'error') return;
    const timer = setTimeout(() => dismissResult(form), resultDuration);
    return () => clearTimeout(timer);
  }, [form, state]);

  return state;
}
