import { desc, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { type Suppression, SuppressionRequest } from '#shared/contracts/mail.ts';
import { mailMessages } from '#shared/staff-texts/messages.ts';
import { requireRole } from '../auth/roles.ts';
import { audit } from '../db/audit.ts';
import { type Database, database } from '../db/client.ts';
import { mailboxHash } from '../db/keys.ts';
import { suppressions } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import { parse, readJson } from '../http/body.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { pageOf, pageQuery } from '../http/paging.ts';
import { ProblemError } from '../http/problem.ts';
import { reply } from '../http/reply.ts';
import { cancelQueuedMailsTo } from './suppressions.ts';

type Row = typeof suppressions.$inferSelect;

const ListQuery = pageQuery(25, {});

export const adminSuppressions = new Hono<HonoEnv>()
  .get('/', requireRole('admin'), async (c) => {
    const { limit, cursor } = parse(ListQuery, c.req.query());
    const { createdAt, addressHash: key } = suppressions;
    const rows = await database(c.env)
      .select()
      .from(suppressions)
      .where(cursor && sql`(${createdAt}, ${key}) < (${cursor[0]}, ${cursor[1]})`)
      .orderBy(desc(createdAt), desc(key))
      .limit(limit + 1);
    return reply<'GET /api/admin/suppressions'>(
      c,
      pageOf(rows, limit, (row) => [row.createdAt, row.addressHash], suppressionOf),
    );
  })
  .post('/', requireRole('admin'), async (c) => {
    const { email } = await readJson(c, SuppressionRequest);
    const db = database(c.env);
    const hash = await mailboxHash(c.env, email);
    const entry = { by: c.get('staffEmail'), at: new Date().toISOString() };
    const isNew = sql`NOT EXISTS (SELECT 1 FROM suppressions WHERE address_hash = ${hash} AND reason <> 'erased')`;
    const {
      stored: [row],
    } = await transaction(db, {
      audited: audit(db, { action: 'suppression_added', detail: codeOf(hash), ...entry }, isNew),
      suppressed: suppressByHand(db, hash, email),
      stored: db.select().from(suppressions).where(eq(suppressions.addressHash, hash)),
      cancelled: cancelQueuedMailsTo(db, email, 'manual'),
    });
    return reply<'POST /api/admin/suppressions'>(c, { suppression: suppressionOf(row!) }, 201);
  })
  .delete('/:addressHash', requireRole('admin'), async (c) => {
    const db = database(c.env);
    const hash = c.req.param('addressHash');
    const { removed } = await transaction(db, {
      audited: audit(
        db,
        {
          action: 'suppression_removed',
          detail: codeOf(hash),
          by: c.get('staffEmail'),
          at: new Date().toISOString(),
        },
        sql`EXISTS (SELECT 1 FROM suppressions WHERE address_hash = ${hash})`,
      ),
      removed: db
        .delete(suppressions)
        .where(eq(suppressions.addressHash, hash))
        .returning({ hash: suppressions.addressHash }),
    });
    if (removed.length === 0) throw new ProblemError('not_found', { detail: mailMessages.notSuppressed });
    return c.body(null, 204);
  });

function suppressByHand(db: Database, hash: string, email: string) {
  const row = { email, reason: 'manual', createdAt: new Date().toISOString() } as const;
  return db
    .insert(suppressions)
    .values({ addressHash: hash, ...row })
    .onConflictDoUpdate({ target: suppressions.addressHash, set: row, setWhere: sql`reason = 'erased'` });
}

/** Addresses are in the log by their code only. */
function codeOf(hash: string): string {
  return `hmac-sha256:${hash}`;
}

function suppressionOf(row: Row): Suppression {
  return {
    address_hash: row.addressHash,
    email: row.email,
    reason: row.reason,
    detail: row.detail,
    created_at: row.createdAt,
  };
}
