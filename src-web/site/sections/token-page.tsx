import { type FormEvent, startTransition, useActionState } from 'react';
import type { TokenPageContent } from '#shared/content/types/token-page.ts';
import { localizedPath } from '#shared/paths.ts';
import { ApiProblem, call } from '../../lib/api.ts';
import { useLocale } from '../../locale.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Hero } from '../../ui/hero.tsx';

type Outcome = 'confirm' | 'done' | 'failed' | 'incomplete';

interface Props {
  content: TokenPageContent;
  path: string;
  action: string;
  donePath: string;
  failedPath: string;
  endpoint: 'POST /api/newsletter/unsubscribe' | 'POST /api/newsletter/confirm';
}

/**
 * The page behind an emailed link. Without JavaScript the Worker writes the link's token into the hidden field, handles
 * the posted form, and redirects to this page at the path of the outcome.
 */
export function TokenPage({ content, path, action, donePath, failedPath, endpoint }: Props) {
  const locale = useLocale();
  const [outcome, send, pending] = useActionState<Outcome, string | null>(
    async (_, token) => {
      try {
        if (!token) return 'incomplete';
        await call(endpoint, { body: { token, locale } });
        return 'done';
      } catch (error) {
        return error instanceof ApiProblem && error.problem.status < 500 ? 'incomplete' : 'failed';
      }
    },
    path === donePath ? 'done' : path === failedPath ? 'failed' : 'confirm',
  );

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const token = new URLSearchParams(location.search).get('token');
    if (!pending) startTransition(() => send(token));
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
            <form method="post" action={localizedPath(action, locale)} onSubmit={onSubmit}>
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
