import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Today } from '../../src-shared/contracts/admin.ts';
import { maxCounted } from '../../src-shared/limits.ts';
import { countWithoutOutcome } from '../bookings/store.ts';
import { database } from '../db/client.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { countUnanswered } from '../inbox/list.ts';

const newApplications = sql`(SELECT count(*) FROM (
  SELECT 1 FROM form_submissions WHERE stage = 'new' AND hidden_as IS NULL LIMIT ${maxCounted}))`;

export const adminToday = new Hono<HonoEnv>().get('/today', async (c) => {
  const counts = await database(c.env).get<Today>(
    sql`SELECT ${countUnanswered(maxCounted)} AS unanswered, ${newApplications} AS applications,
      ${countWithoutOutcome(maxCounted)} AS outcomes`,
  );
  return c.json(counts);
});
