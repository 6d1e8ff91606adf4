import { type Context, Hono } from 'hono';
import { TokenRequest } from '#shared/contracts/subscribers.ts';
import { localizedPath } from '#shared/paths.ts';
import { enforceRateLimit } from '../http/client.ts';
import { answerInLocaleOf, type HonoEnv } from '../http/hono-env.ts';
import { readForm } from '../http/read-form.ts';
import { sameOrigin } from '../http/security.ts';
import { requireTokenPage } from '../http/token-page.ts';

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
