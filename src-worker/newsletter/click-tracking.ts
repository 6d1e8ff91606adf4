import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { database } from '../db/client.ts';
import { newsletterClicks, newsletters } from '../db/schema.ts';
import { type Bindings, configOf } from '../env.ts';
import { clientNetwork, isCounted } from '../http/client.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { log } from '../http/log.ts';
import { notFound } from '../http/pages.ts';
import { ownLinks } from './newsletter-text.ts';

export const clickTracking = new Hono<HonoEnv>().get('/:newsletter/:link{[1-9]\\d{0,3}}', async (c) => {
  const { newsletter: id, link: number } = c.req.param();
  const newsletter = await database(c.env).select().from(newsletters).where(eq(newsletters.id, id)).get();
  const href = newsletter && ownLinks(configOf(c.env).SITE_URL, newsletter)[Number(number) - 1];
  if (!href) return notFound(c);
  if (c.req.method === 'GET' && isCounted(c.req.raw.headers)) {
    c.executionCtx.waitUntil(countClick(c.env, { newsletterId: id, link: Number(number) }, clientNetwork(c)));
  }
  return c.redirect(destination(href), 302);
});

function destination(href: string): string {
  const { pathname, searchParams, hash } = new URL(href);
  if (!searchParams.has('utm_source')) searchParams.set('utm_source', 'newsletter');
  if (!searchParams.has('utm_medium')) searchParams.set('utm_medium', 'email');
  // A single slash, because two would name another host.
  return `/${pathname.replace(/^\/+/, '')}?${searchParams}${hash}`;
}

async function countClick(
  env: Bindings,
  { newsletterId, link }: { newsletterId: string; link: number },
  network: string,
): Promise<void> {
  try {
    if (!(await env.CLICK_LIMIT.limit({ key: network })).success) return;
    await database(env)
      .insert(newsletterClicks)
      .values({ newsletterId, link, clicks: 1 })
      .onConflictDoUpdate({
        target: [newsletterClicks.newsletterId, newsletterClicks.link],
        set: { clicks: sql`clicks + 1` },
      });
  } catch (error) {
    log('warn', 'click_dropped', { cause: error });
  }
}
