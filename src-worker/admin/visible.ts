import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { listOf } from '../db/list.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { requireVisible } from '../http/roles.ts';
import { requireVisibleMail } from '../mail/visible.ts';

/** Comes before all routes of a single record, which belongs to a submission. */
export const adminVisible = new Hono<HonoEnv>()
  .use('/submissions/:id/*', async (c, next) => {
    await requireVisible(c, listOf([c.req.param('id').toLowerCase()]));
    return next();
  })
  .use('/notes/:id', async (c, next) => {
    await requireVisible(
      c,
      sql`(SELECT submission_id FROM conversation_entries WHERE id = ${c.req.param('id').toLowerCase()})`,
    );
    return next();
  })
  .use('/attachments/:id/*', async (c, next) => {
    await requireVisible(c, sql`(SELECT submission_id FROM attachments WHERE id = ${c.req.param('id')})`);
    return next();
  })
  .use('/bookings/:id/*', async (c, next) => {
    await requireVisible(c, sql`(SELECT submission_id FROM bookings WHERE id = ${c.req.param('id').toLowerCase()})`);
    return next();
  })
  .use('/emails/:id/*', async (c, next) => {
    await requireVisibleMail(c, c.req.param('id'));
    return next();
  });
