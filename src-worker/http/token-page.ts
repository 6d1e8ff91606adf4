import { type Context, Hono } from 'hono';
import { TokenRequest } from '../../src-shared/contracts/newsletter.ts';
import type { HonoEnv } from '../hono-env.ts';
import { limitBody } from './body.ts';
import { ProblemError } from './problem.ts';
import { enforceRateLimit } from './rate-limit.ts';
import { readForm } from './read-form.ts';
import { sameOrigin } from './same-origin.ts';
import { sitePage } from './site-page.ts';

interface TokenPage {
  path: string;
  /** The pages that a posted form redirects to. */
  donePath: string;
  failedPath: string;
  /** Does what the page asks for. @returns whether the token is valid */
  accept(c: Context<HonoEnv>, token: string): Promise<boolean>;
}

/** The page behind a mail's link. It asks first: a GET changes nothing. Its form works without JavaScript. */
export function tokenPage({ path, donePath, failedPath, accept }: TokenPage) {
  return new Hono<HonoEnv>()
    .use(path, limitBody, sameOrigin)
    .get(path, async (c) => {
      const token = c.req.query('token') ?? '';
      const page = await sitePage(c, path, 200);
      if (!page) throw new ProblemError('unavailable');
      // The URL holds the token. Not `no-referrer`: the form would then send `Origin: null`.
      page.headers.set('referrer-policy', 'same-origin');
      return new HTMLRewriter()
        .on('input[name="token"]', { element: (input) => void input.setAttribute('value', token) })
        .transform(page);
    })
    .post(path, async (c) => {
      const request = TokenRequest.safeParse(await readForm(c.req.raw));
      if (!request.success) return c.redirect(failedPath, 303);
      await enforceRateLimit(c, 'NEWSLETTER_LIMIT');
      return c.redirect((await accept(c, request.data.token)) ? donePath : failedPath, 303);
    });
}
