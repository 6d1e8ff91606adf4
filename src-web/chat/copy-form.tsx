import { useEffect, useRef, useState } from 'react';
import type { ChatContent } from '#shared/content/en/chat.ts';
import { formFields, honeypotField, turnstileField } from '#shared/forms/fields.ts';
import { FormField } from '../forms/form-field.tsx';
import { Honeypot } from '../forms/hidden-fields.tsx';
import { Turnstile } from '../forms/turnstile.tsx';
import { call } from '../lib/api.ts';
import { useLocale } from '../locale.tsx';
import { Button } from '../ui/button.tsx';
import { problemText } from './leave-address-form.tsx';
import { useChatForm } from './use-chat-form.ts';

interface CopyFormProps {
  sessionId: string;
  /** The address, if the visitor has given it in the conversation. */
  email: string | undefined;
  content: ChatContent;
  onClose: () => void;
}

const field = formFields.other.find(({ name }) => name === 'email')!;

export function CopyForm({ sessionId, email, content: { copy, handover }, onClose }: CopyFormProps) {
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const [sentTo, setSentTo] = useState<string>();
  const fields = handover.form.content;
  const { form, sending, failure, onSubmit } = useChatForm(fields.problems.fields, async (data) => {
    const to = String(data.get('email')).trim();
    const token = String(data.get(turnstileField) ?? '');
    const body = {
      email: to,
      locale,
      ...(token && { [turnstileField]: token }),
      ...(data.has(honeypotField) && { [honeypotField]: true }),
    };
    await call('POST /api/chat/:sessionId/copy', { params: { sessionId }, body }, { keepalive: true });
    setSentTo(to);
  });

  // The pressed button is gone; the heading says what is here now.
  useEffect(() => heading.current!.focus(), [sentTo]);

  return (
    <div className="min-h-0 grow overflow-y-auto overscroll-contain p-2">
      <h3 ref={heading} tabIndex={-1} className="text-base font-semibold -outline-offset-2">
        {sentTo ? copy.done.title : copy.action}
      </h3>
      {sentTo ? (
        <>
          <p className="mt-0.5 mb-2 text-sm wrap-anywhere">{copy.done.note(sentTo)}</p>
          <Button onClick={onClose}>{copy.done.close}</Button>
        </>
      ) : (
        <form ref={form} onSubmit={onSubmit} className="mt-0.5 grid gap-1.5">
          <p className="text-sm">{copy.text}</p>
          <FormField
            form="other"
            field={field}
            content={fields.fields.email}
            choose={fields.choose}
            requiredMark={fields.requiredMark}
            defaultValue={email}
            error={failure.errors.email}
          />
          <Honeypot label={fields.honeypot} />
          <Turnstile resetKey={sending} />
          <div role="alert" className="text-sm text-danger empty:hidden">
            {failure.error !== undefined && problemText(failure.error, fields)}
          </div>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Button type="submit" disabled={sending}>
              {sending ? fields.submitting : copy.submit}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {copy.close}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
