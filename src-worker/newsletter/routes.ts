import { type Context, Hono } from 'hono';
import { newsletterMessages } from '../../src-shared/content/en/newsletter.ts';
import { SubscribeRequest, UnsubscribeRequest } from '../../src-shared/contracts/newsletter.ts';
import type { HonoEnv } from '../app.ts';
import { readJson } from '../http/body.ts';
import { ProblemError } from '../http/problem.ts';
import { spend } from '../http/rate-limit.ts';
import { deliverNow } from '../mail/delivery.ts';
import { acceptSubscription } from './accept.ts';
import { unsubscribe } from './unsubscribe.ts';

export const newsletter = new Hono<HonoEnv>()
  .post('/newsletter/subscriptions', async (c) => {
    const request = await readJson(c, SubscribeRequest);
    const { outcome } = await acceptSubscription(c, request);
    if (outcome === 'already_subscribed') {
      throw new ProblemError('already_subscribed', { detail: newsletterMessages.alreadySubscribed });
    }
    return c.json({ outcome, message: newsletterMessages[outcome] }, outcome === 'subscribed' ? 201 : 200);
  })
  .post('/newsletter/unsubscribe', async (c) => {
    const { token } = await readJson(c, UnsubscribeRequest);
    await spend(c, 'NEWSLETTER_LIMIT');
    if (!(await leave(c, token)).known) throw unknownLink();
    return c.json({ message: newsletterMessages.unsubscribed });
  });

/**
 * RFC 8058: the mail provider posts `List-Unsubscribe=One-Click` for the reader, from wherever the reader's mail is read:
 * this route stands before the same-origin check, and the token alone decides. Nothing in the body matters.
 */
export const oneClick = new Hono<HonoEnv>().post('/newsletter/unsubscribe/:token', async (c) => {
  const { known } = await leave(c, c.req.param('token'));
  if (!known) {
    // Only a guess is counted: a provider that posts for many readers from one address is never held back.
    await spend(c, 'NEWSLETTER_LIMIT');
    throw unknownLink();
  }
  return c.json({ message: newsletterMessages.unsubscribed });
});

/** Lets the token's subscriber leave, and sends the goodbye. */
export async function leave(c: Context<HonoEnv>, token: string): Promise<{ known: boolean }> {
  const { known, mailIds } = await unsubscribe(c.env, token);
  c.executionCtx.waitUntil(deliverNow(c.env, mailIds));
  return { known };
}

function unknownLink(): ProblemError {
  return new ProblemError('not_found', { detail: newsletterMessages.unknownLink });
}
