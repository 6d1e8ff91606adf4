import { useEffect, useSyncExternalStore } from 'react';
import type { BookingLinks } from '#shared/contracts/bookings.ts';
import type { FormName } from '#shared/forms/element-ids.ts';
import { ApiProblem } from '../lib/api.ts';
import { createListeners } from '../lib/listeners.ts';

export interface FormResult {
  title: string;
  text?: string;
  note?: string;
  confirmation?: { title: string; text: string; isBooked: boolean; links?: BookingLinks };
}

export interface Upload {
  progress: number;
  cancel: () => void;
}

export interface BookingLimit {
  reason: string;
}

/** Stored outside the form's component, so that the reply is not lost when the visitor goes to another page. */
export interface FormState {
  status: 'idle' | 'sending' | 'success' | 'error';
  upload?: Upload;
  cancelled?: boolean;
  errors: Record<string, string>;
  result?: FormResult;
  accepted?: FormData;
  confirmation?: FormResult['confirmation'];
  alternatives?: string[];
  limit?: BookingLimit;
  offline?: 'connection' | 'server';
  /** The result that has gone. */
  lasting?: 'success' | 'error';
  page?: string;
}

const idle: FormState = { status: 'idle', errors: {} };

const states = new Map<FormName, FormState>();

const visibleForms = new Map<FormName, number>();

const listeners = createListeners();
export const subscribeToForms = listeners.subscribe;

export function formState(form: FormName): FormState {
  return states.get(form) ?? idle;
}

export function setFormState(form: FormName, state: Partial<FormState>): void {
  states.set(form, { ...idle, ...state });
  listeners.notify();
}

export function useFormState(form: FormName): FormState {
  useEffect(() => markVisible(form), [form]);
  // The build rendered the form idle.
  return useSyncExternalStore(
    subscribeToForms,
    () => formState(form),
    () => idle,
  );
}

function markVisible(form: FormName): () => void {
  const count = (by: number) => {
    visibleForms.set(form, (visibleForms.get(form) ?? 0) + by);
    listeners.notify();
  };
  count(1);
  return () => count(-1);
}

export function hiddenResult(): FormName | undefined {
  for (const [form, state] of states) {
    if (hasResult(state) && !visibleForms.get(form)) return form;
  }
  return undefined;
}

export const resultDurationMs = 5000;

export function useResultReset(form: FormName, state: FormState): void {
  useEffect(() => {
    if (!hasResult(state)) return;
    const timer = setTimeout(() => resetResult(form), resultDurationMs);
    return () => clearTimeout(timer);
  }, [form, state]);
}

export function resetResult(form: FormName): void {
  const state = formState(form);
  const { errors, alternatives, limit, offline, confirmation } = state;
  if (!hasResult(state)) return;
  setFormState(form, { errors, alternatives, limit, offline, confirmation, lasting: state.status });
}

function hasResult(state: FormState): state is FormState & { status: 'success' | 'error' } {
  return state.status === 'success' || state.status === 'error';
}

export function bookingLimitOf(error: unknown): BookingLimit | undefined {
  if (!(error instanceof ApiProblem) || error.problem.code !== 'too_many_bookings') return undefined;
  return { reason: error.problem.detail };
}
