import { type Context, Hono } from 'hono';
import { SubscribeRequest, TokenRequest } from '#shared/contracts/subscribers.ts';
import { honeypotField, turnstileField } from '#shared/forms/fields.ts';
import { deduplicationWindow } from '#shared/limits.ts';
import {
  confirmationFailedPath,
  confirmedPath,
  jobIds,
  jobPath,
  localizedPath,
  paths,
  sentPaths,
  unsubscribedPath,
  unsubscribeFailedPath,
  unsubscribePath,
} from '#shared/paths.ts';
import { configOf } from '../env.ts';
import { parse, readJson } from '../http/body.ts';
import { enforceRateLimit } from '../http/client.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { log } from '../http/log.ts';
import { plainForm } from '../http/plain-form.ts';
import { ProblemError } from '../http/problem.ts';
import { reply } from '../http/reply.ts';
import { texts } from '../http/texts.ts';
import { askingPage } from '../http/token-page.ts';
import { verifyTurnstile } from '../http/turnstile.ts';
import { deliverNow } from '../mail/delivery.ts';
import { confirmByToken } from './confirm.ts';
import { askToConfirm, type Subscription, subscribe } from './subscribe.ts';
import { localeOfSubscriber, unsubscribeByToken } from './unsubscribe.ts';

export const newsletter = new Hono<HonoEnv>()
  .post('/subscriptions', async (c) => {
    const request = await readJson(c, SubscribeRequest);
    const { outcome } = await acceptSubscription(c, request);
    if (outcome === 'already_subscribed') {
      throw new ProblemError('already_subscribed', {
        detail: ({ newsletterMessages }) => newsletterMessages.alreadySubscribed,
      });
    }
    return reply<'POST /api/newsletter/subscriptions'>(
      c,
      { outcome, message: messagesFor(c)[outcome] },
      outcome === 'subscribed' ? 201 : 200,
    );
  })
  .post('/confirm', async (c) => {
    const { token } = await readJson(c, TokenRequest);
    await enforceRateLimit(c, 'NEWSLETTER_LIMIT');
    const { valid } = await confirmByToken(c, token);
    if (!valid)
      throw new ProblemError('not_found', { detail: ({ newsletterMessages }) => newsletterMessages.confirmationGone });
    return reply<'POST /api/newsletter/confirm'>(c, { message: messagesFor(c).confirmed });
  })
  .post('/unsubscribe', async (c) => {
    const { token } = await readJson(c, TokenRequest);
    await enforceRateLimit(c, 'NEWSLETTER_LIMIT');
    const { isKnown } = await unsubscribeByToken(c, token, 'unsubscribe_page');
    if (!isKnown) throw unknownToken();
    return reply<'POST /api/newsletter/unsubscribe'>(c, { message: messagesFor(c).unsubscribed });
  });

/** RFC 8058: the mail provider posts from its own site, so this route comes before the same-origin check. */
export const oneClick = new Hono<HonoEnv>()
  // Programs that know only RFC 2369 open the address in a browser.
  .get('/:token', async (c) => {
    const token = c.req.param('token');
    return c.redirect(localizedPath(unsubscribePath(token), await localeOfSubscriber(c.env, token)), 303);
  })
  .post('/:token', async (c) => {
    const { isKnown } = await unsubscribeByToken(c, c.req.param('token'), 'one_click');
    if (!isKnown) {
      // Only unknown tokens are counted: a provider unsubscribes many subscribers from one IP address.
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

async function acceptSubscription(c: Context<HonoEnv>, request: SubscribeRequest): Promise<Subscription> {
  await enforceRateLimit(c, 'NEWSLETTER_LIMIT');
  if (request[honeypotField]) {
    log('warn', 'honeypot_triggered', { requestId: c.get('requestId'), formType: 'newsletter' });
    return { outcome: 'subscribed', mailIds: [] };
  }
  const { email, source, locale } = request;
  await verifyTurnstile(c, request[turnstileField], JSON.stringify(['newsletter', email, source, locale]));
  const subscription = configOf(c.env).NEWSLETTER_DOUBLE_OPT_IN
    ? await askToConfirm(c.env, request)
    : await subscribe(c.env, request);
  c.executionCtx.waitUntil(deliverNow(c.env, subscription.mailIds));
  return subscription;
}

const pages: readonly string[] = [...Object.values(paths), ...jobIds.map(jobPath)];

export const newsletterForm = plainForm({
  name: 'newsletter',
  textsOf: ({ newsletterForm, newsletterMessages }) => ({
    labels: { email: newsletterForm.email },
    failure: newsletterMessages.subscribeFailed,
  }),
  pageOf: (_values, referer) => (pages.includes(referer) ? referer : paths.home),
  async accept(c, values) {
    const request = parse(SubscribeRequest, { ...values, [honeypotField]: Boolean(values[honeypotField]) });
    const subscription = await acceptSubscription(c, request);
    if (subscription.outcome !== 'already_subscribed') return sentPaths[subscription.outcome];
    const isRepeat = Date.parse(subscription.since) > Date.now() - deduplicationWindow;
    return isRepeat ? sentPaths.subscribed : sentPaths.already_subscribed;
  },
});

export const confirmPage = askingPage({
  limit: 'NEWSLETTER_LIMIT',
  path: paths.confirmSubscription,
  donePath: confirmedPath,
  failedPath: confirmationFailedPath,
  accept: async (c, token) => (await confirmByToken(c, token)).valid,
});

export const unsubscribePage = askingPage({
  limit: 'NEWSLETTER_LIMIT',
  path: paths.unsubscribe,
  donePath: unsubscribedPath,
  failedPath: unsubscribeFailedPath,
  accept: async (c, token) => (await unsubscribeByToken(c, token, 'unsubscribe_page')).isKnown,
});
