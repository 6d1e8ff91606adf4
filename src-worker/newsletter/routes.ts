import { type Context, Hono } from 'hono';
import { SubscribeRequest, TokenRequest } from '../../src-shared/contracts/newsletter.ts';
import type { HonoEnv } from '../hono-env.ts';
import { readJson } from '../http/body.ts';
import { ProblemError } from '../http/problem.ts';
import { enforceRateLimit } from '../http/rate-limit.ts';
import { texts } from '../texts.ts';
import { acceptSubscription } from './accept.ts';
import { confirmByToken } from './confirm.ts';
import { unsubscribeByToken } from './unsubscribe.ts';

export const newsletter = new Hono<HonoEnv>()
  .post('/newsletter/subscriptions', async (c) => {
    const request = await readJson(c, SubscribeRequest);
    const { outcome } = await acceptSubscription(c, request);
    if (outcome === 'already_subscribed') {
      throw new ProblemError('already_subscribed', {
        detail: ({ newsletterMessages }) => newsletterMessages.alreadySubscribed,
      });
    }
    return c.json({ outcome, message: messagesFor(c)[outcome] }, outcome === 'subscribed' ? 201 : 200);
  })
  .post('/newsletter/confirm', async (c) => {
    const { token } = await readJson(c, TokenRequest);
    await enforceRateLimit(c, 'NEWSLETTER_LIMIT');
    const { valid } = await confirmByToken(c, token);
    if (!valid)
      throw new ProblemError('not_found', { detail: ({ newsletterMessages }) => newsletterMessages.confirmationGone });
    return c.json({ message: messagesFor(c).confirmed });
  })
  .post('/newsletter/unsubscribe', async (c) => {
    const { token } = await readJson(c, TokenRequest);
    await enforceRateLimit(c, 'NEWSLETTER_LIMIT');
    const { known } = await unsubscribeByToken(c, token, 'unsubscribe_page');
    if (!known) throw unknownToken();
    return c.json({ message: messagesFor(c).unsubscribed });
  });

/**
 * RFC 8058: the mail provider posts `List-Unsubscribe=One-Click` from its own site, so this route comes before the
 * same-origin check. Only the token counts; the body is ignored.
 */
export const oneClick = new Hono<HonoEnv>().post('/newsletter/unsubscribe/:token', async (c) => {
  const { known } = await unsubscribeByToken(c, c.req.param('token'), 'one_click');
  if (!known) {
    // Only unknown tokens are counted: a provider unsubscribes many readers from one IP address.
    await enforceRateLimit(c, 'NEWSLETTER_LIMIT');
    throw unknownToken();
  }
  return c.json({ message: messagesFor(c).unsubscribed });
});

function messagesFor(c: Context<HonoEnv>) {
  return texts[c.get('locale')].newsletterMessages;
}

function unknownToken(): ProblemError {
  return new ProblemError('not_found', { detail: ({ newsletterMessages }) => newsletterMessages.unknownLink });
}
