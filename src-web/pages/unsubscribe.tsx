import { type FormEvent, startTransition, useActionState } from 'react';
import { useLocation } from 'react-router-dom';
import type { UnsubscribeContent } from '../../src-shared/content/en/unsubscribe.ts';
import { paths, unsubscribedPath, unsubscribeFailedPath } from '../../src-shared/paths.ts';
import { PageHead } from '../layout/page-head.tsx';
import { ApiProblem, call } from '../lib/api.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Hero } from '../ui/hero.tsx';

type Outcome = 'ask' | 'done' | 'failed' | 'incomplete';

/**
 * Asks, and then unsubscribes. Without JavaScript the Worker puts the link's token into the hidden field, takes the
 * posted form, and answers with this page at the path of the outcome.
 */
export function UnsubscribePage({ content }: { content: UnsubscribeContent }) {
  const { pathname } = useLocation();
  const [outcome, unsubscribe, pending] = useActionState<Outcome, string | null>(
    async (_, token) => {
      try {
        if (!token) return 'incomplete';
        await call('POST /api/newsletter/unsubscribe', { body: { token } });
        return 'done';
      } catch (error) {
        return error instanceof ApiProblem && error.problem.status < 500 ? 'incomplete' : 'failed';
      }
    },
    pathname === unsubscribedPath ? 'done' : pathname === unsubscribeFailedPath ? 'failed' : 'ask',
  );

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const token = new URLSearchParams(location.search).get('token');
    if (!pending) startTransition(() => unsubscribe(token));
  }

  const { ask, done, failed } = content;
  const words = outcome === 'ask' ? ask : outcome === 'done' ? done : failed;
  return (
    <>
      <PageHead {...content.meta} unlisted />
      <div role="status">
        <Hero
          grand
          eyebrow={content.eyebrow}
          title={words.title}
          lead={outcome === 'incomplete' ? failed.incomplete : words.lead}
          actions={
            outcome === 'ask' ? (
              <form method="post" action={paths.unsubscribe} onSubmit={onSubmit}>
                <input type="hidden" name="token" defaultValue="" />
                <Button type="submit" size="large" disabled={pending}>
                  {pending ? ask.submitting : ask.submit}
                </Button>
              </form>
            ) : (
              <ButtonLink to={content.home.to} size="large" variant="secondary" night>
                {content.home.label}
              </ButtonLink>
            )
          }
        />
      </div>
    </>
  );
}
