import { asc, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { Id } from '#shared/contracts/field-types.ts';
import { type SavedView, SavedViewChange } from '#shared/contracts/saved-views.ts';
import { maxSavedViews } from '#shared/limits.ts';
import { formRoles } from '#shared/roles.ts';
import { viewMessages } from '#shared/staff-texts/messages.ts';
import { visibleTypes } from '../auth/records.ts';
import { isAllowed, requireRole } from '../auth/roles.ts';
import { database } from '../db/client.ts';
import { insertIf } from '../db/insert-if.ts';
import { savedViews } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import { parse, readJson } from '../http/body.ts';
import { type HonoEnv, idOf, staffEmailOf } from '../http/hono-env.ts';
import { ProblemError } from '../http/problem.ts';
import { reply } from '../http/reply.ts';

/** Views of the list that all staff share. Only its author changes one, and its author or an admin removes it. */
export const adminViews = new Hono<HonoEnv>()
  .get('/', requireRole(...formRoles), async (c) => {
    const rows = await database(c.env).select().from(savedViews).orderBy(asc(savedViews.at)).limit(maxSavedViews);
    const types: readonly string[] = visibleTypes(c);
    const isVisible = (type: string | null) => type === null || types.includes(type);
    return reply<'GET /api/admin/views'>(c, {
      items: rows.map(viewOf).filter(({ search }) => isVisible(typeOf(search))),
    });
  })
  .put('/:id', requireRole(...formRoles), async (c) => {
    const row = { id: parse(Id, idOf(c)), ...(await readJson(c, SavedViewChange)) };
    const [by, at] = [staffEmailOf(c), new Date().toISOString()];
    const isFull = sql`(SELECT count(*) FROM saved_views) >= ${maxSavedViews}`;
    const db = database(c.env);
    const {
      saved: [saved],
      stored: [stored],
    } = await transaction(db, {
      saved: insertIf(
        db,
        savedViews,
        { ...row, by, at },
        sql`NOT ${isFull} OR EXISTS (SELECT 1 FROM saved_views WHERE id = ${row.id})`,
      )
        .onConflictDoUpdate({ target: savedViews.id, set: row, setWhere: sql`saved_views.saved_by = ${by}` })
        .returning(),
      stored: db.select().from(savedViews).where(eq(savedViews.id, row.id)),
    });
    if (saved) return reply<'PUT /api/admin/views/:id'>(c, { view: viewOf(saved) });
    if (stored) throw new ProblemError('access_denied', { detail: viewMessages.notAuthor });
    throw new ProblemError('validation_failed', { errors: [{ path: 'name', message: viewMessages.tooMany }] });
  })
  .delete('/:id', requireRole(...formRoles), async (c) => {
    const id = idOf(c);
    const mayRemove = sql`(saved_by = ${staffEmailOf(c)} OR ${isAllowed(c, 'admin')})`;
    const db = database(c.env);
    const {
      remaining: [remaining],
    } = await transaction(db, {
      deleted: db.delete(savedViews).where(sql`id = ${id} AND ${mayRemove}`),
      remaining: db.select({ id: savedViews.id }).from(savedViews).where(eq(savedViews.id, id)),
    });
    if (remaining) throw new ProblemError('access_denied', { detail: viewMessages.notAuthor });
    return c.body(null, 204);
  });

/** The only type of form that a view lists, if it names one. */
function typeOf(search: string): string | null {
  const query = new URLSearchParams(search);
  return query.get('stage') || query.get('position') ? 'career' : query.get('formType');
}

function viewOf({ id, name, search, by }: typeof savedViews.$inferSelect): SavedView {
  return { id, name, search, by };
}
