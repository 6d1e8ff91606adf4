import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { HandoverContent } from '#shared/content/en/handover.ts';
import type { HandoffOutcome, HandoffRequest } from '#shared/contracts/handover.ts';
import { formFields, honeypotField, turnstileField } from '#shared/forms/fields.ts';
import { promisedTime } from '#shared/time/office-hours.ts';
import { clearDraft, restoreDraft, saveDraft } from '../forms/form-draft.ts';
import { FormField } from '../forms/form-field.tsx';
import { Honeypot } from '../forms/hidden-fields.tsx';
import { Turnstile } from '../forms/turnstile.tsx';
import { ApiProblem, call } from '../lib/api.ts';
import { useLocale } from '../locale.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
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
  const { form, sending, failure, onSubmit } = useChatForm(fields.problems.fields, async (data) => {
    const body = { ...bodyOf(data), locale };
    const input = { params: { sessionId }, body };
    const { outcome } = await call('POST /api/chat/:sessionId/handoff', input, { keepalive: true });
    clearDraft('other');
    setSent({ to: body.email, outcome });
  });
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
        <form
          ref={form}
          onSubmit={onSubmit}
          onInput={({ currentTarget }) => saveDraft('other', currentTarget)}
          className="mt-0.5 grid gap-1.5"
        >
          <p className="text-sm">{later ? later.promise : texts.promise(when)}</p>
          {formFields.other.map((field) => (
            <FormField
              key={field.name}
              form="other"
              field={field}
              content={fields.fields[field.name]}
              choose={fields.choose}
              requiredMark={fields.requiredMark}
              defaultValue={known[field.name]}
              error={failure.errors[field.name]}
            />
          ))}
          <Honeypot label={fields.honeypot} />
          <Turnstile resetKey={sending} />
          <div role="alert" className="text-sm text-danger empty:hidden">
            {failure.error !== undefined && problemText(failure.error, fields)}
          </div>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Button type="submit" disabled={sending}>
              {sending ? fields.submitting : fields.submit}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {texts.close}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}

function bodyOf(data: FormData): Omit<HandoffRequest, 'locale'> {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const token = text(turnstileField);
  return {
    name: text('name'),
    email: text('email'),
    message: text('message') || null,
    ...(token && { [turnstileField]: token }),
    ...(data.has(honeypotField) && { [honeypotField]: true }),
  };
}

export function problemText(
  error: unknown,
  { problems, failure }: HandoverContent['form']['content'],
): string | undefined {
  const problem = error instanceof ApiProblem ? error.problem : undefined;
  const isAtField = problem?.errors?.some(({ path }) => path in { name: 1, email: 1, message: 1 });
  const closedDetail = problem?.code === 'no_conversation' ? problem.detail : undefined;
  return (
    (problem && problems.byCode[problem.code]) ??
    (isAtField ? undefined : (closedDetail ?? failure.text ?? failure.title))
  );
}
