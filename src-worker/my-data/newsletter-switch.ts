import type { Context } from 'hono';
import { database } from '../db/client.ts';
import type { HonoEnv } from '../hono-env.ts';
import { deliverNow } from '../mail/delivery.ts';
import { subscribe } from '../newsletter/subscribe.ts';
import { unsubscribeByToken } from '../newsletter/unsubscribe.ts';
import { subscriberWith } from '../personal-data/store.ts';

const source = 'my_data';

/**
 * Subscribes or unsubscribes an address whose owner is known by a link, so that nothing is left to confirm. A reader who subscribes
 * again gets the newsletter in the language of the page.
 */
export async function switchNewsletter(c: Context<HonoEnv>, email: string, on: boolean): Promise<void> {
  if (on) {
    const { mailIds } = await subscribe(c.env, { email, source, locale: c.get('locale') }, { isOwner: true });
    c.executionCtx.waitUntil(deliverNow(c.env, mailIds));
    return;
  }
  const subscriber = await subscriberWith(database(c.env), email).get();
  if (subscriber) await unsubscribeByToken(c, subscriber.token, source);
}
