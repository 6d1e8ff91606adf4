import { type FormEvent, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { FooterContent } from '#shared/content/en/layout.ts';
import { errorId, failureId, failureTextId, fieldId, formAction } from '#shared/forms/element-ids.ts';
import { maxLength } from '#shared/limits.ts';
import { arrival } from '../../analytics/progress.ts';
import { resetResult } from '../../forms/form-store.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { Honeypot, hiddenValues, LocaleField } from '../../forms/hidden-fields.tsx';
import { NativeSubmitOffer } from '../../forms/native-submit-offer.tsx';
import { Turnstile } from '../../forms/turnstile.tsx';
import { problemText, useForm } from '../../forms/use-form.ts';
import { ApiProblem, call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';

type NewsletterContent = FooterContent['newsletter'];

const form = 'newsletter';
const field = 'email';

export function NewsletterForm({ content }: { content: NewsletterContent }) {
  const { state, props } = useForm(form, {
    problems: content.problems,
    async send(data) {
      const email = String(data.get(field)).trim();
      const source = data.get('source') as string;
      const body = { email, source, campaign: arrival.source?.campaign, ...hiddenValues(data) };
      const { message } = await call('POST /api/newsletter/subscriptions', { body }, { keepalive: true });
      return { title: message };
    },
    failure: (error) => ({ title: failureMessage(error, content) }),
  });
  const { pathname } = useLocation();
  // The form is on every page: the next page does not repeat the result.
  useEffect(() => resetResult(form), [pathname]);

  const { status, result } = state;
  const sending = status === 'sending';
  const error = state.errors[field];

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const blank = new FormData(event.currentTarget).get(field)?.toString().trim() === '';
    if (blank) event.preventDefault();
    else props.onSubmit(event);
  }

  return (
    <form aria-label={content.submit} method="post" action={formAction(form)} {...props} onSubmit={onSubmit}>
      <FormSummary form={form} title={content.problems.summary} />
      <label htmlFor={fieldId(form, field)} className="sr-only">
        {content.email}
      </label>
      <div className="flex flex-wrap gap-1 *:grow">
        <input
          id={fieldId(form, field)}
          name={field}
          type="email"
          dir="ltr"
          required
          maxLength={maxLength.email}
          autoComplete="email"
          placeholder={content.placeholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId(form, field)}
          className="min-h-6 w-0 min-w-[10rem] rounded border border-starlight-soft/60 bg-night-raised px-1.5 text-base placeholder:text-starlight-soft rtl:text-end aria-[invalid=true]:border-[#ffb4ab]"
        />
        <Button type="submit" disabled={sending}>
          {sending ? content.submitting : content.submit}
        </Button>
      </div>
      <input type="hidden" name="source" value="footer" />
      <LocaleField />
      <Honeypot label={content.honeypot} />
      <Turnstile resetKey={sending} />
      <p id={errorId(form, field)} className="mt-1 text-sm text-[#ffb4ab] empty:hidden">
        {error}
      </p>
      <p role="status" className="mt-1 text-sm text-[#7fdcaa] empty:hidden">
        {status === 'success' && result?.title}
      </p>
      <div role="alert" className="text-sm text-[#ffb4ab]">
        <div id={failureId(form)} hidden={status !== 'error' || Boolean(error)} className="mt-1">
          <p id={failureTextId(form)}>{status === 'error' && result?.title}</p>
        </div>
      </div>
      {state.offline && (
        <NativeSubmitOffer
          night
          failed={state.offline}
          form={props.ref}
          content={content.problems}
          fields={() => ({})}
        />
      )}
    </form>
  );
}

/** A 4xx problem without a text in `byCode` is about the email address, so its `detail` is shown. */
function failureMessage(error: unknown, content: NewsletterContent): string {
  if (!(error instanceof ApiProblem)) return content.unreachable;
  if (error.problem.status >= 500) return content.failed;
  return problemText(error, content.problems) ?? error.problem.detail;
}
