import { type FormEvent, startTransition, useActionState } from 'react';
import type { FooterContent } from '../../src-shared/content/en/footer.ts';
import { maxLength, turnstileField } from '../../src-shared/forms.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { Turnstile } from '../forms/turnstile.tsx';
import { ApiProblem, call } from '../lib/api.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

interface Result {
  type: 'success' | 'error';
  message: string;
}

type NewsletterContent = FooterContent['newsletter'];

/** The footer's newsletter signup. Its field is there when the page has come to rest (`lib/settle.ts`). */
export function NewsletterForm({ content }: { content: NewsletterContent }) {
  const hydrated = useHydrated();
  const [result, submit, subscribing] = useActionState<Result | null, HTMLFormElement>(async (_, form) => {
    const data = new FormData(form);
    const email = String(data.get('email')).trim();
    const token = data.get(turnstileField);
    if (!email) return null;
    try {
      const { message } = await call('POST /api/newsletter/subscriptions', {
        body: { email, source: 'footer', ...(token && { [turnstileField]: String(token) }) },
      });
      form.reset();
      return { type: 'success', message };
    } catch (error) {
      return { type: 'error', message: failureMessage(error, content) };
    }
  }, null);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!subscribing) startTransition(() => submit(form));
  }

  return (
    <form method="post" onSubmit={onSubmit} className="once-settled">
      <label htmlFor="newsletter-email" className="sr-only">
        {content.email}
      </label>
      <div className="flex flex-col gap-1 sm:flex-row">
        <input
          id="newsletter-email"
          name="email"
          type={hydrated ? 'email' : 'hidden'}
          data-type="email"
          required
          maxLength={maxLength.email}
          autoComplete="email"
          placeholder={content.placeholder}
          aria-describedby="newsletter-result"
          className="min-h-6 w-full rounded border border-starlight-soft/60 bg-night-raised px-1.5 text-base placeholder:text-starlight-soft"
        />
        <SubmitButton pending={subscribing}>{subscribing ? content.submitting : content.submit}</SubmitButton>
      </div>
      <Turnstile after={result} />
      <p
        id="newsletter-result"
        role={result?.type === 'error' ? 'alert' : 'status'}
        className={`mt-1 min-h-3 text-sm ${result?.type === 'error' ? 'text-[#ffb4ab]' : 'text-[#7fdcaa]'}`}
      >
        {result?.message}
      </p>
    </form>
  );
}

/** What the server says about the address itself is shown; what is wrong elsewhere has the specification's words. */
function failureMessage(error: unknown, content: NewsletterContent): string {
  if (!(error instanceof ApiProblem)) return content.unreachable;
  const { status, detail, errors } = error.problem;
  if (status >= 500) return content.failed;
  return errors?.[0]?.message ?? detail;
}
