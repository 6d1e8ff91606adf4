import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { HandoverContent } from '#shared/content/en/handover.ts';
import type { HandoffOutcome, HandoffRequest } from '#shared/contracts/handover.ts';
import { formFields } from '#shared/forms/fields.ts';
import { promisedTime } from '#shared/time/office-hours.ts';
import { clearDraft, restoreDraft, saveDraft } from '../forms/form-draft.ts';
import { hiddenValues } from '../forms/hidden-fields.tsx';
import { call } from '../lib/api.ts';
import { useLocale } from '../locale.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { AddressForm } from './address-form.tsx';
import { useChatForm } from './use-chat-form.ts';

interface LeaveAddressFormProps {
  sessionId: string;
  nextTime: string;
  /** Values that the visitor has given in the conversation. */
  known: Record<string, string>;
  content: HandoverContent;
  onClose: () => void;
  /** The offer while the office replies later. */
  children?: ReactNode;
}

export function LeaveAddressForm({ sessionId, nextTime, known, content, onClose, children }: LeaveAddressFormProps) {
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const [sent, setSent] = useState<{ to: string; outcome: HandoffOutcome }>();
  const { form: texts } = content;
  const fields = texts.content;
  const confirmation = sent?.outcome === 'reopened' ? texts.reopened : texts.done;
  const next = promisedTime(nextTime, new Date().toISOString(), locale);
  const when = content.when(next);
  const later = !sent && next.hour !== undefined && texts.later;
  const state = useChatForm(fields.problems.fields, async (data) => {
    const body = bodyOf(data);
    const input = { params: { sessionId }, body };
    const { outcome } = await call('POST /api/chat/:sessionId/handoff', input, { keepalive: true });
    clearDraft('other');
    setSent({ to: body.email, outcome });
  });
  const { form } = state;
  useEffect(() => {
    if (form.current) restoreDraft('other', form.current);
  }, [form]);

  // The pressed button is gone; the heading says what is here now.
  useEffect(() => heading.current!.focus(), [sent]);

  return (
    <div className="min-h-0 grow overflow-y-auto overscroll-contain p-2">
      <h3 ref={heading} tabIndex={-1} className="flex items-start gap-1 text-base font-semibold -outline-offset-2">
        {sent && <Icon name="check" className="mt-0.25 size-2.75 shrink-0 text-success" />}
        <span>{sent ? confirmation.title : later ? later.title(when) : texts.title}</span>
      </h3>
      {later && (
        <>
          <p className="mt-0.5 text-sm">{later.text}</p>
          {children}
          <h4 className="mt-2 text-base font-semibold">{texts.title}</h4>
        </>
      )}
      {sent ? (
        <>
          <p className="mt-0.5 mb-2 text-sm wrap-anywhere">{confirmation.text(when, sent.to)}</p>
          <Button onClick={onClose}>{texts.done.close}</Button>
        </>
      ) : (
        <AddressForm
          state={state}
          fields={formFields.other}
          known={known}
          texts={fields}
          submit={fields.submit}
          close={texts.close}
          onClose={onClose}
          onInput={(form) => saveDraft('other', form)}
        >
          {later ? later.promise : texts.promise(when)}
        </AddressForm>
      )}
    </div>
  );
}

function bodyOf(data: FormData): HandoffRequest {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  return { name: text('name'), email: text('email'), message: text('message') || null, ...hiddenValues(data) };
}
