import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { type Host, HostChange, HostRequest } from '../../src-shared/contracts/admin-bookings.ts';
import { feedUrl } from '../bookings/feed.ts';
import { selectHosts } from '../bookings/store.ts';
import { database } from '../db/client.ts';
import { hosts } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import type { HonoEnv } from '../hono-env.ts';
import { readJson } from '../http/body.ts';
import { ProblemError } from '../http/problem.ts';

type Row = typeof hosts.$inferSelect;

export const adminHosts = new Hono<HonoEnv>()
  .get('/hosts', async (c) => {
    const rows = await selectHosts(database(c.env));
    return c.json({ items: await Promise.all(rows.map((row) => hostOf(c.env, row))) });
  })
  .post('/hosts', async (c) => {
    const host = await readJson(c, HostRequest);
    const [row] = await database(c.env)
      .insert(hosts)
      .values({ ...host, id: crypto.randomUUID() })
      .returning();
    return c.json({ host: await hostOf(c.env, row) }, 201);
  })
  .patch('/hosts/:id', async (c) => {
    const change = await readJson(c, HostChange);
    const [row] = await database(c.env)
      .update(hosts)
      // A column that keeps its value: an update that sets nothing is no SQL.
      .set({ ...change, feedVersion: sql`${hosts.feedVersion}` })
      .where(eq(hosts.id, c.req.param('id')))
      .returning();
    return c.json({ host: await hostOf(c.env, row) });
  })
  .post('/hosts/:id/feed', async (c) => {
    const [row] = await database(c.env)
      .update(hosts)
      .set({ feedVersion: sql`${hosts.feedVersion} + 1` })
      .where(eq(hosts.id, c.req.param('id')))
      .returning();
    return c.json({ host: await hostOf(c.env, row) });
  });

/** A row as JSON. @throws ProblemError not_found when there is none */
async function hostOf(env: Bindings, row: Row | undefined): Promise<Host> {
  if (!row) throw new ProblemError('not_found', { detail: 'There is no such host.' });
  const { feedVersion: _, ...host } = row;
  return { ...host, feedUrl: await feedUrl(env, row) };
}
