import { useEffect, useRef, useState } from 'react';
import type { ChatContent } from '#shared/content/en/chat.ts';
import { formFields } from '#shared/forms/fields.ts';
import { hiddenValues } from '../forms/hidden-fields.tsx';
import { call } from '../lib/api.ts';
import { Button } from '../ui/button.tsx';
import { AddressForm } from './address-form.tsx';
import { useChatForm } from './use-chat-form.ts';

interface CopyFormProps {
  sessionId: string;
  /** The address, if the visitor has given it in the conversation. */
  email: string | undefined;
  content: ChatContent;
  onClose: () => void;
}

const fields = formFields.other.filter(({ name }) => name === 'email');

export function CopyForm({ sessionId, email, content: { copy, handover }, onClose }: CopyFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [sentTo, setSentTo] = useState<string>();
  const texts = handover.form.content;
  const state = useChatForm(texts.problems.fields, async (data) => {
    const body = { email: String(data.get('email')).trim(), ...hiddenValues(data) };
    await call('POST /api/chat/:sessionId/copy', { params: { sessionId }, body }, { keepalive: true });
    setSentTo(body.email);
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
        <AddressForm
          state={state}
          fields={fields}
          known={{ email }}
          texts={texts}
          submit={copy.submit}
          close={copy.close}
          onClose={onClose}
        >
          {copy.text}
        </AddressForm>
      )}
    </div>
  );
}
