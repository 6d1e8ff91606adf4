import { desc, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { DeadLetter } from '../../src-shared/contracts/admin.ts';
import { database } from '../db/client.ts';
import { deadLetters } from '../db/schema.ts';
import type { HonoEnv } from '../hono-env.ts';
import { parse } from '../http/body.ts';
import { ProblemError } from '../http/problem.ts';
import { pageOf, pageQuery } from './paging.ts';

const ListQuery = pageQuery(25, {});

export const adminDeadLetters = new Hono<HonoEnv>()
  .get('/dead-letters', async (c) => {
    const { limit, cursor } = parse(ListQuery, c.req.query());
    const { failedAt, id } = deadLetters;
    const rows = await database(c.env)
      .select()
      .from(deadLetters)
      .where(cursor && sql`(${failedAt}, ${id}) < (${cursor[0]}, ${cursor[1]})`)
      .orderBy(desc(failedAt), desc(id))
      .limit(limit + 1);
    return c.json(pageOf(rows, limit, (row) => [row.failedAt, row.id], deadLetterOf));
  })
  .delete('/dead-letters/:id', async (c) => {
    const removed = await database(c.env)
      .delete(deadLetters)
      .where(eq(deadLetters.id, c.req.param('id')))
      .returning({ id: deadLetters.id });
    if (removed.length === 0) throw new ProblemError('not_found', { detail: 'There is no such message.' });
    return c.body(null, 204);
  });

function deadLetterOf(row: typeof deadLetters.$inferSelect): DeadLetter {
  return { id: row.id, queue: row.queue, body: JSON.parse(row.body), failed_at: row.failedAt };
}
