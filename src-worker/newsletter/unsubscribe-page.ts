import { Hono } from 'hono';
import { UnsubscribeRequest } from '../../src-shared/contracts/newsletter.ts';
import { paths, unsubscribedPath, unsubscribeFailedPath } from '../../src-shared/paths.ts';
import type { HonoEnv } from '../hono-env.ts';
import { limitBody } from '../http/body.ts';
import { ProblemError } from '../http/problem.ts';
import { enforceRateLimit } from '../http/rate-limit.ts';
import { readForm } from '../http/read-form.ts';
import { sameOrigin } from '../http/same-origin.ts';
import { sitePage } from '../http/site-page.ts';
import { unsubscribeByToken } from './unsubscribe.ts';

/** The page behind a mail's unsubscribe link. It asks first, and its form works without JavaScript. */
export const unsubscribePage = new Hono<HonoEnv>()
  .use(paths.unsubscribe, limitBody, sameOrigin)
  .get(paths.unsubscribe, async (c) => {
    const token = c.req.query('token') ?? '';
    const page = await sitePage(c, paths.unsubscribe, 200);
    if (!page) throw new ProblemError('unavailable');
    // The URL holds the token. Not `no-referrer`: the form would then send `Origin: null`.
    page.headers.set('referrer-policy', 'same-origin');
    return new HTMLRewriter()
      .on('input[name="token"]', { element: (input) => void input.setAttribute('value', token) })
      .transform(page);
  })
  .post(paths.unsubscribe, async (c) => {
    const request = UnsubscribeRequest.safeParse(await readForm(c.req.raw));
    if (!request.success) return c.redirect(unsubscribeFailedPath, 303);
    await enforceRateLimit(c, 'NEWSLETTER_LIMIT');
    const { known } = await unsubscribeByToken(c, request.data.token);
    return c.redirect(known ? unsubscribedPath : unsubscribeFailedPath, 303);
  });
