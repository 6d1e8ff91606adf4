import { desc, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { AuditAction } from '#shared/admin/audit-actions.ts';
import { type AuditEntry, AuditFilters } from '#shared/contracts/admin.ts';
import { requireRole } from '../auth/roles.ts';
import { type Database, database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import { auditLog } from '../db/schema.ts';
import { parse } from '../http/body.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { pageOf, pageQuery } from '../http/paging.ts';
import { reply } from '../http/reply.ts';

const ListQuery = pageQuery(50, AuditFilters.shape);

export const adminAudit = new Hono<HonoEnv>().get('/', requireRole('admin'), async (c) => {
  const { limit, cursor, person, kind } = parse(ListQuery, c.req.query());
  const { at, id } = auditLog;
  const rows = await database(c.env)
    .select()
    .from(auditLog)
    .where(
      sql`${cursor ? sql`(${at}, ${id}) < (${cursor[0]}, ${cursor[1]})` : sql`true`}
        AND ${kind ? sql`action = ${kind}` : sql`true`} AND ${person ? sql`lower(done_by) = ${person}` : sql`true`}`,
    )
    .orderBy(desc(at), desc(id))
    .limit(limit + 1);
  const targets = await targetsOf(database(c.env), rows);
  return reply<'GET /api/admin/audit'>(
    c,
    pageOf(
      rows,
      limit,
      (row) => [row.at, row.id],
      (row): AuditEntry => ({
        ...row,
        action: row.action as AuditAction,
        target: targets.get(idIn(row.detail)) ?? null,
      }),
    ),
  );
});

/** The records that still exist. The line of a deleted one stays without a link. */
async function targetsOf(db: Database, rows: { detail: string }[]) {
  const ids = inJson(rows.map(({ detail }) => idIn(detail)));
  const found = await db.all<NonNullable<AuditEntry['target']>>(
    sql`SELECT 'submission' AS kind, id FROM form_submissions WHERE id IN ${ids}
      UNION ALL SELECT 'newsletter', id FROM newsletters WHERE id IN ${ids}`,
  );
  return new Map(found.map((target) => [target.id, target]));
}

function idIn(detail: string): string {
  return /^[\da-f-]{36}(?![^:])/.exec(detail)?.[0] ?? '';
}
