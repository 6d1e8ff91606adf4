import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { requireAnyRole } from '../auth/roles.ts';
import { database } from '../db/client.ts';
import { sha256 } from '../db/hash.ts';
import type { HonoEnv } from '../http/hono-env.ts';

/** The newest key of each table that staff see, and the counters, which also change on deletion. */
const newest = sql`SELECT
  (SELECT max(seq) FROM form_submissions) AS submissions,
  (SELECT max(id) FROM submission_events) AS events,
  (SELECT max(seq) FROM conversation_entries) AS entries,
  (SELECT max(rowid) FROM emails) AS emails,
  (SELECT max(seq) FROM newsletter_subscribers) AS subscribers,
  (SELECT counts FROM counters WHERE day = 'now') AS counts, refusal
  FROM mail_state WHERE id = 1`;

export const adminLiveUpdates = new Hono<HonoEnv>().get('/', requireAnyRole, async (c) => {
  const row = await database(c.env).get(newest);
  const version = sha256(JSON.stringify(row)).slice(0, 32);
  const etag = `"${version}"`;
  const known = c.req.header('if-none-match')?.replace(/^W\//, '');
  if (known === etag) return c.body(null, 304, { etag });
  return c.json({ version }, 200, { etag });
});
