import { type Context, Hono } from 'hono';
import { TokenRequest } from '../../src-shared/contracts/newsletter.ts';
import { localizedPath, withToken } from '../../src-shared/paths.ts';
import { enforceRateLimit } from './client.ts';
import { answerInLocaleOf, type HonoEnv } from './hono-env.ts';
import { sitePage } from './pages.ts';
import { ProblemError } from './problem.ts';
import { readForm } from './read-form.ts';
import { sameOrigin } from './security.ts';

interface TokenPage {
  path: string;
  donePath: string;
  failedPath: string;
  accept(c: Context<HonoEnv>, token: string): Promise<boolean>;
}

export function tokenPage({ path, donePath, failedPath, accept }: TokenPage) {
  return new Hono<HonoEnv>()
    .use(path, sameOrigin)
    .get(path, async (c) => {
      const token = c.req.query('token') ?? '';
      const page = await requireTokenPage(c, path, token);
      return (
        new HTMLRewriter()
          // HTMLRewriter escapes only quotes in attributes.
          .on('input[name="token"]', {
            element: (input) => void input.setAttribute('value', token.replaceAll('&', '&amp;')),
          })
          .transform(page)
      );
    })
    .post(path, async (c) => {
      const form = await readForm(c.req.raw);
      answerInLocaleOf(c, form);
      const answer = (to: string) => c.redirect(localizedPath(to, c.get('locale')), 303);
      const request = TokenRequest.safeParse(form);
      if (!request.success) return answer(failedPath);
      await enforceRateLimit(c, 'NEWSLETTER_LIMIT');
      return answer((await accept(c, request.data.token)) ? donePath : failedPath);
    });
}

export async function requireTokenPage(
  c: Context<HonoEnv>,
  path: string,
  token: string,
  status = 200,
): Promise<Response> {
  const page = await sitePage(c, localizedPath(path, c.get('locale')), status);
  if (!page) throw new ProblemError('unavailable');
  // Not `no-referrer`: the forms would then send `Origin: null`.
  page.headers.set('referrer-policy', 'same-origin');
  return token === '' ? page : keepToken(page, token);
}

function keepToken(page: Response, token: string): Response {
  return new HTMLRewriter()
    .on('a[hreflang]', {
      element(link) {
        const [address = ''] = link.getAttribute('href')?.split(/[?#]/) ?? [];
        link.setAttribute('href', withToken(address, token));
      },
    })
    .transform(page);
}
