import type { FormName } from '../../src-shared/forms/element-ids.ts';

/** How sending a form goes. It is kept outside the form, so that leaving the page does not lose the answer. */
export interface FormState {
  status: 'idle' | 'sending' | 'success' | 'error';
  /** What the server says about single fields, until the form is sent again. */
  errors: Record<string, string>;
  /** The result in words; `text` may be missing. */
  result?: { title: string; text?: string };
  /** What was sent, once it has been accepted. */
  accepted?: FormData;
  /** The server could not be reached: the browser may send the form itself. */
  offline?: boolean;
  /** The page that the form was sent from. */
  page?: string;
}

const idle: FormState = { status: 'idle', errors: {} };
const states = new Map<FormName, FormState>();
const shown = new Map<FormName, number>();
const listeners = new Set<() => void>();

function notify() {
  for (const listener of listeners) listener();
}

export function subscribeToForms(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function formState(form: FormName): FormState {
  return states.get(form) ?? idle;
}

export function setFormState(form: FormName, state: Partial<FormState>): void {
  states.set(form, { ...idle, ...state });
  notify();
}

/** Takes a result off the page, if there is one. */
export function dismissResult(form: FormName): void {
  const { status, errors, offline } = formState(form);
  if (status === 'success' || status === 'error') setFormState(form, { errors, offline });
}

/** Counts a form's result as shown on the page until the returned function is called. */
export function formShown(form: FormName): () => void {
  const count = (by: number) => {
    shown.set(form, (shown.get(form) ?? 0) + by);
    notify();
  };
  count(1);
  return () => count(-1);
}

/** The form whose result nobody sees, because its page was left before the answer came. */
export function unseenResult(): FormName | undefined {
  for (const [form, { status }] of states) {
    if ((status === 'success' || status === 'error') && !shown.get(form)) return form;
  }
  return undefined;
}
