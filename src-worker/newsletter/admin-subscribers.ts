import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import {
  type Subscriber,
  SubscriberFilters,
  SubscriberImport,
  SubscriberImportCheck,
  type SubscriberStatus,
} from '#shared/contracts/subscribers.ts';
import type { Locale } from '#shared/locales.ts';
import { subscriberMessages } from '#shared/staff-texts/messages.ts';
import { gulfTime } from '#shared/time/days.ts';
import { requireRole } from '../auth/roles.ts';
import { audit, auditExport } from '../db/audit.ts';
import { type Database, database } from '../db/client.ts';
import { selectCurrentCounts, sumOf } from '../db/counters.ts';
import { newsletterSubscribers } from '../db/schema.ts';
import { matchExpression } from '../db/search-text.ts';
import { parse, readJson } from '../http/body.ts';
import { csvDownload } from '../http/csv.ts';
import { type HonoEnv, idOf } from '../http/hono-env.ts';
import { limitTo } from '../http/limit-body.ts';
import { type PagePosition, pageOf, pageQuery } from '../http/paging.ts';
import { ProblemError } from '../http/problem.ts';
import { reply } from '../http/reply.ts';
import { sameOriginRead } from '../http/security.ts';
import { deliverNow } from '../mail/delivery.ts';
import { checkImport, importSubscribers } from './import.ts';
import { restorableAmong, undoUnsubscribe } from './undo-unsubscribe.ts';
import { endSubscription } from './unsubscribe.ts';

type Row = typeof newsletterSubscribers.$inferSelect;
interface Filter {
  status?: SubscriberStatus | undefined;
  locale?: Locale | undefined;
  q?: string | undefined;
}

const ListQuery = pageQuery(5, SubscriberFilters.shape);
const positionOf = (row: Row): PagePosition => [row.subscribedAt, row.seq];
const csvColumns = ['id', 'email', 'status', 'subscribed_at', 'source', 'locale'] as const;
const maxImportBytes = 1024 * 1024;

export const adminSubscribers = new Hono<HonoEnv>()
  .get('/', requireRole('marketing'), async (c) => {
    const { limit, cursor, ...filter } = parse(ListQuery, c.req.query());
    const db = database(c.env);
    const [rows, total] = await Promise.all([
      listSubscribers(db, filter, limit + 1, cursor),
      cursor ? null : countSubscribers(db, filter),
    ]);
    const page = pageOf(rows, limit, positionOf, subscriberOf);
    return reply<'GET /api/admin/subscribers'>(c, {
      ...page,
      total,
      restorable: await restorableAmong(c.env, db, page.items),
    });
  })
  .post('/import/check', requireRole('marketing'), limitTo(maxImportBytes), async (c) => {
    const { rows } = await readJson(c, SubscriberImportCheck);
    return reply<'POST /api/admin/subscribers/import/check'>(c, await checkImport(c.env, rows));
  })
  .post('/import', requireRole('marketing'), limitTo(maxImportBytes), async (c) => {
    const request = await readJson(c, SubscriberImport);
    return reply<'POST /api/admin/subscribers/import'>(c, await importSubscribers(c.env, request, c.get('staffEmail')));
  })
  .delete('/:id/unsubscribe', requireRole('marketing'), async (c) => {
    const before = await requireSubscriber(database(c.env), idOf(c));
    const { mailIds } = await undoUnsubscribe(c.env, before, c.get('staffEmail'));
    c.executionCtx.waitUntil(deliverNow(c.env, mailIds));
    return reply<'DELETE /api/admin/subscribers/:id/unsubscribe'>(c, {
      subscriber: subscriberOf(await requireSubscriber(database(c.env), before.id)),
    });
  })
  .post('/:id/unsubscribe', requireRole('marketing'), async (c) => {
    const db = database(c.env);
    const before = await requireSubscriber(db, idOf(c));
    const mailIds = await endSubscription(c.env, before, 'staff');
    const at = new Date().toISOString();
    await audit(db, { action: 'reader_unsubscribed', detail: before.id, by: c.get('staffEmail'), at });
    c.executionCtx.waitUntil(deliverNow(c.env, mailIds));
    return reply<'POST /api/admin/subscribers/:id/unsubscribe'>(c, {
      subscriber: subscriberOf({ ...before, status: 'unsubscribed' }),
    });
  });

async function requireSubscriber(db: Database, id: string): Promise<Row> {
  const row = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id)).get();
  if (!row) throw new ProblemError('not_found', { detail: subscriberMessages.missing });
  return row;
}

export const adminSubscribersExport = new Hono<HonoEnv>().get(
  '/',
  requireRole('marketing'),
  sameOriginRead,
  async (c) => {
    const filter = parse(SubscriberFilters, c.req.query());
    await auditExport(database(c.env), 'subscribers', filter, c.get('staffEmail'));
    return csvDownload({
      fileName: 'subscribers.csv',
      columns: [...csvColumns, 'subscribed_at_gulf', 'campaign'],
      cellsOf: (row) => [
        ...csvColumns.map((column) => subscriberOf(row)[column]),
        gulfTime(row.subscribedAt),
        row.campaign,
      ],
      list: (count, after) => exportSubscribers(database(c.env), filter, count, after),
      positionOf,
    });
  },
);

function listSubscribers(db: Database, { status, locale, q }: Filter, count: number, after?: PagePosition) {
  const table = newsletterSubscribers;
  if (q) return searchSubscribers(db, matchOf({ status, locale, q }), count, after);
  return db
    .select()
    .from(table)
    .where(
      and(
        status && eq(table.status, status),
        locale && eq(table.locale, locale),
        after && sql`(${table.subscribedAt}, ${table.seq}) < (${after[0]}, ${after[1]})`,
      ),
    )
    .orderBy(desc(table.subscribedAt), desc(table.seq))
    .limit(count);
}

/** A search is counted in the index, a list without one by the counters. */
async function countSubscribers(db: Database, { status, locale, q }: Filter): Promise<number> {
  if (!q) {
    const [row] = await selectCurrentCounts(db);
    return sumOf(row?.counts, 'subscriber', status, locale);
  }
  const match = matchOf({ status, locale, q });
  if (!match) return 0;
  const row = await db.get<{ total: number }>(
    sql`SELECT count(*) AS total FROM subscribers_search WHERE subscribers_search MATCH ${match}`,
  );
  return row?.total ?? 0;
}

function matchOf({ status, locale, q = '' }: Filter): string | null {
  return matchExpression(q, [status && `status${status}`, locale && `locale${locale}`]);
}

/** Sorted by the one key that a returning subscriber keeps. A plus keeps SQLite from an index in another order. */
function exportSubscribers(db: Database, { q, ...filter }: Filter, count: number, after?: PagePosition) {
  if (q) return listSubscribers(db, { q, ...filter }, count, after);
  const { seq } = newsletterSubscribers;
  const { status, locale } = filter;
  return db
    .select()
    .from(newsletterSubscribers)
    .where(
      and(status && sql`+status = ${status}`, locale && sql`+locale = ${locale}`, after && sql`${seq} < ${after[1]}`),
    )
    .orderBy(desc(seq))
    .limit(count);
}

function searchSubscribers(db: Database, match: string | null, count: number, after?: PagePosition) {
  const rowid = sql`subscribers_search.rowid`;
  return db
    .select(getTableColumns(newsletterSubscribers))
    .from(sql`subscribers_search`)
    .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.seq, rowid))
    .where(match ? and(sql`subscribers_search MATCH ${match}`, after && lt(rowid, after[1])) : sql`false`)
    .orderBy(desc(rowid))
    .limit(count);
}

export function subscriberOf(row: Row): Subscriber {
  const { id, email, status, subscribedAt, source, campaign, locale } = row;
  return { id, email, status, subscribed_at: subscribedAt, source, ...(campaign && { campaign }), locale };
}
