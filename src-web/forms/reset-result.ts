import { useEffect } from 'react';
import type { FormName } from '#shared/forms/element-ids.ts';
import { type FormState, formState, setFormState } from './form-store.ts';

export const resultDuration = 5000;

export function useResultReset(form: FormName, state: FormState): void {
  useEffect(() => {
    if (!hasResult(state)) return;
    const timer = setTimeout(() => resetResult(form), resultDuration);
    return () => clearTimeout(timer);
  }, [form, state]);
}

export function resetResult(form: FormName): void {
  const state = formState(form);
  const { errors, alternatives, limit, offline, confirmation } = state;
  if (hasResult(state)) setFormState(form, { errors, alternatives, limit, offline, confirmation });
}

function hasResult({ status }: FormState): boolean {
  return status === 'success' || status === 'error';
}
