import type { DeckFormContent } from '#shared/content/en/forms/deck.ts';
import { errorId, failureId, failureTextId, fieldId, formAction } from '#shared/forms/element-ids.ts';
import { maxLength } from '#shared/limits.ts';
import { call } from '../lib/api.ts';
import { Button } from '../ui/button.tsx';
import { FormSummary } from './form-summary.tsx';
import { Honeypot, hiddenValues, LocaleField } from './hidden-fields.tsx';
import { NativeSubmitOffer } from './native-submit-offer.tsx';
import { Turnstile } from './turnstile.tsx';
import { problemText, useForm } from './use-form.ts';

const form = 'deck';
const field = 'email';

/** Stands on the night of a hero. */
export function DeckForm({ content }: { content: DeckFormContent }) {
  const { state, props } = useForm(form, {
    problems: content.problems,
    send: async (data) => {
      const body = { email: String(data.get(field)).trim(), ...hiddenValues(data) };
      await call('POST /api/deck', { body }, { keepalive: true });
      return content.success;
    },
    failure: (error) => ({ title: problemText(error, content.problems) ?? content.failure }),
  });
  const { status, result } = state;
  const sending = status === 'sending';
  const error = state.errors[field];
  return (
    <form
      id={form}
      aria-label={content.submit}
      method="post"
      action={formAction(form)}
      className="relative w-full scroll-mt-14"
      {...props}
    >
      <FormSummary form={form} title={content.problems.summary} />
      <label htmlFor={fieldId(form, field)} className="mb-0.5 block text-sm font-semibold">
        {content.email}
      </label>
      <div className="flex max-w-[40rem] flex-col gap-1 sm:flex-row">
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
          aria-describedby={`${errorId(form, field)} ${form}-hint`}
          className="min-h-7 w-full rounded border border-starlight-soft/60 bg-night-raised px-1.5 text-base placeholder:text-starlight-soft rtl:text-end aria-[invalid=true]:border-[#ffb4ab]"
        />
        <Button type="submit" size="large" disabled={sending} className="shrink-0">
          {sending ? content.submitting : content.submit}
        </Button>
      </div>
      <p id={errorId(form, field)} className="mt-1 text-sm text-[#ffb4ab] empty:hidden">
        {error}
      </p>
      <p id={`${form}-hint`} className="mt-1 text-sm text-starlight-soft">
        {content.hint}
      </p>
      <LocaleField />
      <Honeypot label={content.honeypot} />
      <Turnstile resetKey={sending} />
      <div data-result tabIndex={-1}>
        <p role="status" className="mt-1 text-sm font-semibold text-[#7fdcaa] empty:hidden">
          {status === 'success' && `${result?.title} ${result?.text}`}
        </p>
        <div role="alert" className="text-sm text-[#ffb4ab]">
          <div id={failureId(form)} hidden={status !== 'error' || Boolean(error)} className="mt-1">
            <p id={failureTextId(form)}>{status === 'error' && result?.title}</p>
          </div>
        </div>
      </div>
      {state.lasting && <p className="mt-1 text-sm text-starlight-soft">{content.lasting[state.lasting]}</p>}
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
