import { sql } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import { isService } from '#shared/roles.ts';
import { hourLength } from '#shared/time/days.ts';
import { audit } from '../db/audit.ts';
import { database } from '../db/client.ts';
import { type HonoEnv, staffEmailOf } from '../http/hono-env.ts';

/** It opens the conversation. */
const sessionId = /session_\w+/;

/** Records reads by a program, once an hour for each path, because programs poll. The query may name a person. */
export const auditServices = createMiddleware<HonoEnv>(async (c, next) => {
  await next();
  const by = staffEmailOf(c);
  if (!isService(by) || !c.res.ok) return;
  const path = c.req.path.replace(sessionId, ':sessionId');
  const now = Date.now();
  const hourAgo = new Date(now - hourLength).toISOString();
  const isNoted = sql`EXISTS (SELECT 1 FROM audit_log WHERE done_at > ${hourAgo}
    AND action = 'service_read' AND done_by = ${by} AND detail = ${path})`;
  const entry = { action: 'service_read', detail: path, by, at: new Date(now).toISOString() } as const;
  await audit(database(c.env), entry, sql`NOT ${isNoted}`);
});
