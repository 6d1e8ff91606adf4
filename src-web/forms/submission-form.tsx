import { type FormEvent, startTransition, useActionState, useEffect, useId, useRef } from 'react';
import type { FormContent } from '../../src-shared/content/en/forms/common.ts';
import { resultShownFor } from '../../src-shared/form-result.ts';
import { type FormType, trapField } from '../../src-shared/forms.ts';
import { ApiProblem } from '../lib/api.ts';
import { fields } from './fields.ts';
import { FormField } from './form-field.tsx';
import { FormResult } from './form-result.tsx';
import { SubmitButton } from './submit-button.tsx';
import { submitForm } from './submit-form.ts';
import { Turnstile } from './turnstile.tsx';

interface SubmissionFormProps {
  formType: FormType;
  content: FormContent;
  /** Values to begin with, by field: the position of the job that was opened. */
  defaults?: Record<string, string>;
  /** Called once the form was accepted, while its message shows. */
  onSuccess?: () => void;
  /** Called with what went wrong, beside the message that the person sees. */
  onFailure?: (error: unknown) => void;
}

interface FormState {
  result: 'idle' | 'success' | 'error';
  /** What the server said about single fields, until the next try. */
  errors: Record<string, string>;
}

const idle: FormState = { result: 'idle', errors: {} };

/** One of the specification's three forms: it validates natively, sends itself once, and says how that went. */
export default function SubmissionForm({
  formType,
  content,
  defaults = {},
  onSuccess,
  onFailure,
}: SubmissionFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // A second click can come before the button is seen to be disabled.
  const busy = useRef(false);

  const [state, dispatch, submitting] = useActionState<FormState, FormData | 'settle'>(async (previous, data) => {
    if (data === 'settle') return { ...previous, result: 'idle' };
    try {
      await submitForm(formType, data);
      form.current?.reset();
      onSuccess?.();
      return { result: 'success', errors: {} };
    } catch (error) {
      onFailure?.(error);
      return { result: 'error', errors: fieldErrors(error) };
    } finally {
      busy.current = false;
    }
  }, idle);

  useEffect(() => {
    if (state.result === 'idle') return;
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    const timer = setTimeout(() => startTransition(() => dispatch('settle')), resultShownFor);
    return () => clearTimeout(timer);
  }, [state, dispatch]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const data = new FormData(event.currentTarget);
    startTransition(() => dispatch(data));
  }

  return (
    <form ref={form} method="post" onSubmit={onSubmit} className="relative">
      <p className="mb-2.5 text-sm text-ink-soft">{content.requiredNote}</p>
      <div className="grid gap-x-2.5 gap-y-2.5 sm:grid-cols-2">
        {fields[formType].map((field) => (
          <FormField
            key={field.name}
            field={field}
            content={content.fields[field.name]!}
            id={`${id}${field.name}`}
            choose={content.choose}
            requiredMark={content.requiredMark}
            defaultValue={defaults[field.name]}
            error={state.errors[field.name]}
          />
        ))}
      </div>
      <Trap label={content.trap} />
      <Turnstile after={state} />
      <SubmitButton size="large" pending={submitting} className="mt-3 w-full">
        {submitting ? content.submitting : content.submit}
      </SubmitButton>
      <FormResult result={submitting ? 'idle' : state.result} content={content} />
      <noscript>
        <p className="mt-2 text-sm">{content.withoutScript}</p>
      </noscript>
    </form>
  );
}

/** The checkbox that only a program fills in. */
function Trap({ label }: { label: string }) {
  return (
    <label aria-hidden="true" className="sr-only">
      <input type="checkbox" name={trapField} tabIndex={-1} autoComplete="off" />
      {label}
    </label>
  );
}

function fieldErrors(error: unknown): Record<string, string> {
  const errors = error instanceof ApiProblem ? (error.problem.errors ?? []) : [];
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
}
