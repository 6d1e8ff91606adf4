import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { MailState } from '../../src-shared/contracts/admin.ts';
import { database } from '../db/client.ts';
import { mailState } from '../db/schema.ts';
import type { HonoEnv } from '../hono-env.ts';
import { countFailed } from './retry-failed.ts';

/** Each open admin page asks once a minute, so no count reads more rows than this. */
const maxCount = 10_000;

export const adminMailState = new Hono<HonoEnv>().get('/mail-state', async (c) => {
  const [row] = await database(c.env)
    .select({
      message: mailState.refusal,
      since: mailState.refusedAt,
      failed: countFailed,
      deadLetters: sql<number>`(SELECT count(*) FROM (SELECT 1 FROM dead_letters LIMIT ${maxCount}))`,
    })
    .from(mailState)
    .where(eq(mailState.id, 1));
  if (!row) throw new Error('mail_state has no row');
  const { message, since, failed, deadLetters } = row;
  const refusal = message === null || since === null ? null : { message, since };
  return c.json({ refusal, failed, deadLetters } satisfies MailState);
});
