import type { FormName } from '../../src-shared/forms/element-ids.ts';

export interface FormResult {
  title: string;
  text?: string;
  /** After the text. */
  note?: string;
}

export interface Upload {
  /** From 0 to 1. */
  progress: number;
  cancel: () => void;
}

/** Why an hour is not booked although it is free: a sentence in the visitor's language. */
export interface BookingLimit {
  reason: string;
}

/** Stored outside the form's component, so that the answer is not lost when the visitor goes to another page. */
export interface FormState {
  status: 'idle' | 'sending' | 'success' | 'error';
  /** While a form with a file is sent. */
  upload?: Upload;
  /** The visitor has cancelled the upload. */
  cancelled?: boolean;
  /** The server's validation errors, by field name. */
  errors: Record<string, string>;
  result?: FormResult;
  /** The sent fields, after the server has accepted them. */
  accepted?: FormData;
  /** The hours that are offered instead of one that was taken, as ISO times. */
  alternatives?: string[];
  /** The form can be sent without its hour. */
  limit?: BookingLimit;
  /** The server could not be reached: a native submit is offered. */
  offline?: boolean;
  /** The path of the page that the form was sent from. */
  page?: string;
}

/** How long a form's result stays on the page, in milliseconds. */
export const resultDuration = 5000;

const idle: FormState = { status: 'idle', errors: {} };
const states = new Map<FormName, FormState>();
const visibleForms = new Map<FormName, number>();
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

/** Keeps the field errors and what is offered instead. */
export function dismissResult(form: FormName): void {
  const { status, errors, alternatives, limit, offline } = formState(form);
  if (status === 'success' || status === 'error') setFormState(form, { errors, alternatives, limit, offline });
}

/** Marks the form's result as shown until the returned function is called. */
export function markVisible(form: FormName): () => void {
  const count = (by: number) => {
    visibleForms.set(form, (visibleForms.get(form) ?? 0) + by);
    notify();
  };
  count(1);
  return () => count(-1);
}

/** A form that has a result while no component shows it, because the visitor has gone to another page. */
export function hiddenResult(): FormName | undefined {
  for (const [form, { status }] of states) {
    if ((status === 'success' || status === 'error') && !visibleForms.get(form)) return form;
  }
  return undefined;
}
