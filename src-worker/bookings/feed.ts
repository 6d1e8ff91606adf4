import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { database } from '../db/client.ts';
import { idOfToken, signedToken } from '../db/keys.ts';
import { hosts } from '../db/schema.ts';
import { type Bindings, configOf } from '../env.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { ProblemError } from '../http/problem.ts';
import { selectBookingsOfHost } from './store.ts';

type HostRow = typeof hosts.$inferSelect;

const past = 90 * 24 * 60 * 60 * 1000;

const feedId = ({ id, feedVersion }: Pick<HostRow, 'id' | 'feedVersion'>) => `${id}.${feedVersion}`;

export async function feedUrl(env: Bindings, host: Pick<HostRow, 'id' | 'feedVersion'>): Promise<string> {
  return `${configOf(env).SITE_URL}/calendar/${await signedToken(env, 'host_feeds', feedId(host))}.ics`;
}

export const hostFeed = new Hono<HonoEnv>().get('/:file{.+\\.ics}', async (c) => {
  const id = await idOfToken(c.env, 'host_feeds', c.req.param('file').replace(/\.ics$/, ''));
  const db = database(c.env);
  const host =
    id &&
    (await db
      .select()
      .from(hosts)
      .where(eq(hosts.id, id.slice(0, id.lastIndexOf('.'))))
      .get());
  if (!host || feedId(host) !== id) throw new ProblemError('not_found');
  const rows = await selectBookingsOfHost(db, host.id, new Date(Date.now() - past).toISOString());
  // ical.js is large, so it is loaded on demand.
  const { hostCalendar } = await import('./calendar-file.ts');
  return c.body(hostCalendar(rows, host.nameEn, configOf(c.env).SITE_URL), 200, {
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
});
