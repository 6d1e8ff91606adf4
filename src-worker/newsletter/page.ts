import { Hono } from 'hono';
import { UnsubscribeRequest } from '../../src-shared/contracts/newsletter.ts';
import { paths, unsubscribedPath, unsubscribeFailedPath } from '../../src-shared/paths.ts';
import type { HonoEnv } from '../app.ts';
import { readText } from '../http/body.ts';
import { ProblemError } from '../http/problem.ts';
import { spend } from '../http/rate-limit.ts';
import { sameOrigin } from '../http/same-origin.ts';
import { sitePage } from '../http/site-page.ts';
import { leave } from './routes.ts';

/** The page behind a mail's unsubscribe link. It asks first, and works without JavaScript: a form that posts to itself. */
export const unsubscribePage = new Hono<HonoEnv>()
  .use(paths.unsubscribe, sameOrigin)
  .get(paths.unsubscribe, async (c) => {
    const token = c.req.query('token') ?? '';
    const page = await sitePage(c, paths.unsubscribe, 200);
    if (!page) throw new ProblemError('unavailable');
    // The address holds the token. Not `no-referrer`: a form would then send `Origin: null`.
    page.headers.set('referrer-policy', 'same-origin');
    return new HTMLRewriter()
      .on('input[name="token"]', { element: (input) => void input.setAttribute('value', token) })
      .transform(page);
  })
  .post(paths.unsubscribe, async (c) => {
    const form = new URLSearchParams(await readText(c.req.raw));
    const request = UnsubscribeRequest.safeParse({ token: form.get('token') });
    if (!request.success) return c.redirect(unsubscribeFailedPath, 303);
    await spend(c, 'NEWSLETTER_LIMIT');
    const { known } = await leave(c, request.data.token);
    return c.redirect(known ? unsubscribedPath : unsubscribeFailedPath, 303);
  });
