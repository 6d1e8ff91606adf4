import type { ReactNode } from 'react';
import type { HandoverContent } from '#shared/content/en/handover.ts';
import type { formFields } from '#shared/forms/fields.ts';
import { FormField } from '../forms/form-field.tsx';
import { Honeypot, LocaleField } from '../forms/hidden-fields.tsx';
import { Turnstile } from '../forms/turnstile.tsx';
import { ApiProblem } from '../lib/api.ts';
import { Button } from '../ui/button.tsx';
import type { ChatForm } from './use-chat-form.ts';

type Texts = HandoverContent['form']['content'];

interface AddressFormProps {
  state: ChatForm;
  fields: readonly (typeof formFields.other)[number][];
  /** Values that the visitor has given in the conversation. */
  known: Record<string, string | undefined>;
  texts: Texts;
  submit: string;
  close: string;
  onClose: () => void;
  onInput?: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/** A form of the chat that asks for an address. */
export function AddressForm({
  state,
  fields,
  known,
  texts,
  submit,
  close,
  onClose,
  onInput,
  children,
}: AddressFormProps) {
  const { form, sending, failure, onSubmit } = state;
  return (
    <form
      ref={form}
      onSubmit={onSubmit}
      onInput={({ currentTarget }) => onInput?.(currentTarget)}
      className="mt-0.5 grid gap-1.5"
    >
      <p className="text-sm">{children}</p>
      {fields.map((field) => (
        <FormField
          key={field.name}
          form="other"
          field={field}
          content={texts.fields[field.name]}
          choose={texts.choose}
          requiredMark={texts.requiredMark}
          defaultValue={known[field.name]}
          error={failure.errors[field.name]}
        />
      ))}
      <LocaleField />
      <Honeypot label={texts.honeypot} />
      <Turnstile resetKey={sending} />
      <div role="alert" className="text-sm text-danger empty:hidden">
        {failure.error !== undefined && problemText(failure.error, texts)}
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Button type="submit" disabled={sending}>
          {sending ? texts.submitting : submit}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {close}
        </Button>
      </div>
    </form>
  );
}

function problemText(error: unknown, { problems, failure }: Texts): string | undefined {
  const problem = error instanceof ApiProblem ? error.problem : undefined;
  const isAtField = problem?.errors?.some(({ path }) => path in { name: 1, email: 1, message: 1 });
  const closedDetail = problem?.code === 'no_conversation' ? problem.detail : undefined;
  return (
    (problem && problems.byCode[problem.code]) ??
    (isAtField ? undefined : (closedDetail ?? failure.text ?? failure.title))
  );
}
