import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { PositionChange, type StaffPosition } from '#shared/contracts/positions.ts';
import { jobIds } from '#shared/paths.ts';
import { jobFacts } from '#shared/site/jobs.ts';
import { positionMessages } from '#shared/staff-texts/messages.ts';
import { requireRole } from '../auth/roles.ts';
import { audit } from '../db/audit.ts';
import { database } from '../db/client.ts';
import { positionClosings } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import { readJson } from '../http/body.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { ProblemError } from '../http/problem.ts';
import { reply } from '../http/reply.ts';
import { forgetClosings, isClosed, selectClosings } from './store.ts';

export const adminPositions = new Hono<HonoEnv>()
  .get('/', requireRole('recruiting'), async (c) =>
    reply<'GET /api/admin/positions'>(c, { items: staffPositions(await selectClosings(database(c.env))) }),
  )
  .put('/:slug', requireRole('recruiting'), async (c) => {
    const slug = jobIds.find((id) => id === c.req.param('slug'));
    if (!slug) throw new ProblemError('not_found', { detail: positionMessages.missing });
    const { closesOn, opensOn } = await readJson(c, PositionChange);
    const db = database(c.env);
    const from = closesOn && ` closed from ${closesOn}`;
    const until = opensOn && `, open from ${opensOn}`;
    const { closings } = await transaction(db, {
      changed:
        closesOn === null
          ? db.delete(positionClosings).where(eq(positionClosings.slug, slug))
          : db
              .insert(positionClosings)
              .values({ slug, closesOn, opensOn })
              .onConflictDoUpdate({ target: positionClosings.slug, set: { closesOn, opensOn } }),
      audited: audit(db, {
        action: 'position_changed',
        detail: `${slug}:${from ?? ' open'}${until ?? ''}`,
        by: c.get('staffEmail'),
        at: new Date().toISOString(),
      }),
      closings: selectClosings(db),
    });
    forgetClosings();
    return reply<'PUT /api/admin/positions/:slug'>(c, {
      position: staffPositions(closings).find((position) => position.slug === slug)!,
    });
  });

function staffPositions(rows: (typeof positionClosings.$inferSelect)[]): StaffPosition[] {
  return jobFacts.map(({ id, position }) => {
    const closing = rows.find(({ slug }) => slug === id);
    return {
      slug: id,
      title: position,
      isClosed: closing ? isClosed(closing) : false,
      closesOn: closing?.closesOn ?? null,
      opensOn: closing?.opensOn ?? null,
    };
  });
}
