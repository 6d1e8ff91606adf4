import { type FormEvent, type InputEvent, type RefObject, useEffect, useRef } from 'react';
import type { FormProblems } from '#shared/content/types/forms.ts';
import type { FormName } from '#shared/forms/element-ids.ts';
import { foldDigits } from '#shared/forms/fold-digits.ts';
import { splitLocale } from '#shared/paths.ts';
import { listeners } from '../analytics/progress.ts';
import { ApiProblem, alternativesOf, fieldErrorsOf, isAbort, NetworkError } from '../lib/api.ts';
import { clearDraft, clearSent, hasText, restoreDraft, saveDraft } from './form-draft.ts';
import {
  bookingLimitOf,
  type FormResult,
  type FormState,
  formState,
  setFormState,
  type Upload,
  useFormState,
  useResultReset,
} from './form-store.ts';
import { useFieldMessages } from './use-field-messages.ts';

interface FormOptions {
  problems: FormProblems;
  send: (data: FormData, onUpload: (upload: Upload) => void) => Promise<FormResult>;
  failure: (error: unknown) => FormResult;
  onSuccess?: () => void;
  onFailure?: (error: unknown) => void;
}

interface Form {
  state: FormState;
  props: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: InputEvent<HTMLFormElement>) => void;
  };
}

/** The fields are uncontrolled, so text typed before hydration stays. A submit before hydration is a native submit. */
export function useForm(form: FormName, options: FormOptions): Form {
  const ref = useRef<HTMLFormElement>(null);
  const state = useFormState(form);
  useResultReset(form, state);
  useFieldMessages(ref, options.problems.fields);

  useEffect(() => {
    const element = ref.current!;
    listeners.formShown?.(element);
    element.addEventListener('change', completeLink);
    if (isSentNatively(element)) return clearDraft(form);
    restoreDraft(form, element);
    // Nothing is stored before the visitor has typed something.
    if (hasText(element)) saveDraft(form, element);
    announceValues(element);
  }, [form]);

  const before = useRef(state.status);
  useEffect(() => {
    const element = ref.current!;
    const isAnswered = before.current === 'sending' && !state.alternatives && !state.limit;
    before.current = state.status;
    if (isAnswered && (state.status === 'success' || state.status === 'error')) focusResult(element);
    if (state.accepted) {
      clearSent(element, state.accepted);
      saveDraft(form, element);
      announceValues(element);
    }
    if (state.cancelled) element.querySelector<HTMLElement>('[type=submit]')?.focus();
    if (state.status === 'error') element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, state]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const element = event.currentTarget;
    // The answer may be a page without the app. That of a refused form has the values.
    if (isSentNatively(element)) return clearDraft(form);
    event.preventDefault();
    void submit(form, dataOf(element, event.nativeEvent), options);
  }

  function onInput({ target, currentTarget }: InputEvent<HTMLFormElement>) {
    foldTypedDigits(target);
    saveDraft(form, currentTarget);
  }

  return { state, props: { ref, onSubmit, onInput } };
}

export function submitNatively(element: HTMLFormElement, fields: Record<string, string>): void {
  for (const [name, value] of Object.entries(fields)) {
    const input = element.querySelector<HTMLInputElement>(`input[type="hidden"][name="${name}"]`);
    if (input) input.value = value;
    else element.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  element.dataset.nativeSubmit = '';
  element.requestSubmit();
}

export function problemText(error: unknown, { byCode }: FormProblems): string | undefined {
  return error instanceof ApiProblem ? byCode[error.problem.code] : undefined;
}

function dataOf(element: HTMLFormElement, event: Event): FormData {
  const data = new FormData(element);
  const { submitter } = event as SubmitEvent;
  if (submitter instanceof HTMLButtonElement && submitter.name) data.set(submitter.name, submitter.value);
  return data;
}

/** Setting a value fires no event, and parts of the form show its values. */
function announceValues(element: HTMLFormElement) {
  element.dispatchEvent(new Event('change'));
}

/** A button that is disabled while sending loses the focus. A visitor who went on to another part keeps it. */
function focusResult(element: HTMLFormElement) {
  const focused = document.activeElement;
  if (focused && focused !== document.body && !element.contains(focused)) return;
  element.querySelector<HTMLElement>('[data-result]')?.focus();
}

/** `linkedin.com/in/mona` is what people type, and no URL. */
function completeLink({ target }: Event) {
  if (!(target instanceof HTMLInputElement) || target.type !== 'url') return;
  const typed = target.value.trim();
  if (/^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#]\S*)?$/u.test(typed)) target.value = `https://${typed}`;
}

/** Arabic and Persian digits have the same length, so the caret stays. */
function foldTypedDigits(target: EventTarget) {
  if (!(target instanceof HTMLInputElement) || target.type !== 'tel') return;
  const folded = foldDigits(target.value);
  if (folded === target.value) return;
  const { selectionStart, selectionEnd } = target;
  target.value = folded;
  target.setSelectionRange(selectionStart, selectionEnd);
}

async function submit(form: FormName, data: FormData, { send, failure, onSuccess, onFailure }: FormOptions) {
  if (formState(form).status === 'sending') return;
  const page = splitLocale(location.pathname).path;
  setFormState(form, { status: 'sending', page });
  try {
    const result = await send(data, (upload) => setFormState(form, { status: 'sending', upload, page }));
    clearDraft(form);
    setFormState(form, { status: 'success', result, confirmation: result.confirmation, accepted: data, page });
    onSuccess?.();
  } catch (error) {
    if (isAbort(error)) return setFormState(form, { cancelled: true });
    setFormState(form, {
      status: 'error',
      result: failure(error),
      errors: fieldErrorsOf(error),
      alternatives: alternativesOf(error),
      limit: bookingLimitOf(error),
      offline: error instanceof NetworkError ? (error.status === undefined ? 'connection' : 'server') : undefined,
      page,
    });
    onFailure?.(error);
  }
}

/** The browser sends a form submitted before hydration (scripts/build/bootstrap.ts) or by `submitNatively`. */
function isSentNatively(element: HTMLFormElement): boolean {
  return 'nativeSubmit' in element.dataset;
}
