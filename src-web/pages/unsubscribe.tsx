import { type FormEvent, startTransition, useActionState } from 'react';
import { useLocation } from 'react-router-dom';
import type { UnsubscribeContent } from '../../src-shared/content/en/unsubscribe.ts';
import { paths, unsubscribedPath, unsubscribeFailedPath } from '../../src-shared/paths.ts';
import { ApiProblem, call } from '../lib/api.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Hero } from '../ui/hero.tsx';

type Outcome = 'confirm' | 'done' | 'failed' | 'incomplete';

/**
 * Without JavaScript the Worker writes the link's token into the hidden field, handles the posted form, and redirects to this
 * page at the path of the outcome.
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
    pathname === unsubscribedPath ? 'done' : pathname === unsubscribeFailedPath ? 'failed' : 'confirm',
  );

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const token = new URLSearchParams(location.search).get('token');
    if (!pending) startTransition(() => unsubscribe(token));
  }

  const { confirm, done, failed } = content;
  const text = outcome === 'confirm' ? confirm : outcome === 'done' ? done : failed;
  return (
    <div role="status">
      <Hero
        grand
        eyebrow={content.eyebrow}
        title={text.title}
        lead={outcome === 'incomplete' ? failed.incomplete : text.lead}
        actions={
          outcome === 'confirm' ? (
            <form method="post" action={paths.unsubscribe} onSubmit={onSubmit}>
              <input type="hidden" name="token" defaultValue="" />
              <Button type="submit" size="large" disabled={pending}>
                {pending ? confirm.submitting : confirm.submit}
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
  );
}
