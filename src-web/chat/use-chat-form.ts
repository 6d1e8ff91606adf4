import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldMessages } from '#shared/content/en/messages.ts';
import { useFieldMessages } from '../forms/use-field-messages.ts';
import { fieldErrorsOf } from '../lib/api.ts';

export interface ChatForm {
  form: RefObject<HTMLFormElement | null>;
  sending: boolean;
  /** Why the form was not accepted, until it is sent again. */
  failure: { error?: unknown; errors: Record<string, string> };
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** A form in place of the conversation. Its fields are uncontrolled. */
export function useChatForm(messages: FieldMessages, send: (data: FormData) => Promise<void>): ChatForm {
  const form = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<ChatForm['failure']>({ errors: {} });
  useFieldMessages(form, messages);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);

  async function submit(data: FormData) {
    if (sending) return;
    setSending(true);
    try {
      await send(data);
      setFailure({ errors: {} });
    } catch (error) {
      setFailure({ error, errors: fieldErrorsOf(error) });
    }
    setSending(false);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name) data.set(submitter.name, submitter.value);
    void submit(data);
  }

  return { form, sending, failure, onSubmit };
}
