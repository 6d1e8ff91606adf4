import { type SQL, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { VisibleToday } from '#shared/contracts/admin.ts';
import { maxCounted } from '#shared/limits.ts';
import type { Role } from '#shared/roles.ts';
import { visibleTypes } from '../auth/records.ts';
import { isAllowed, requireAnyRole } from '../auth/roles.ts';
import { countWithoutOutcome } from '../bookings/store.ts';
import { database } from '../db/client.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { countUnanswered } from '../inbox/list.ts';

const newApplications = sql`(SELECT count(*) FROM (
  SELECT 1 FROM form_submissions WHERE stage = 'new' AND hidden_as IS NULL LIMIT ${maxCounted}))`;

export const adminToday = new Hono<HonoEnv>().get('/', requireAnyRole, async (c) => {
  const only = (role: Role, count: SQL) => (isAllowed(c, role) ? count : sql`NULL`);
  const counts = await database(c.env).get<VisibleToday>(
    sql`SELECT ${only('sales', countUnanswered(maxCounted))} AS unanswered,
      ${only('recruiting', newApplications)} AS applications,
      ${only('sales', countWithoutOutcome(maxCounted, visibleTypes(c)))} AS outcomes`,
  );
  return c.json(counts);
});
