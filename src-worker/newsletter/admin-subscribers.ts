import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';
import { type Subscriber, type SubscriberStatus, subscriberStatuses } from '#shared/contracts/newsletter.ts';
import { type Locale, locales } from '#shared/locales.ts';
import { listMessages } from '#shared/staff-texts/messages.ts';
import { gulfTime } from '#shared/time/days.ts';
import { requireRole } from '../auth/roles.ts';
import { auditExport } from '../db/audit.ts';
import { type Database, database } from '../db/client.ts';
import { newsletterSubscribers } from '../db/schema.ts';
import { matchExpression } from '../db/search-text.ts';
import { parse } from '../http/body.ts';
import { csvDownload } from '../http/csv.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { type PagePosition, pageOf, pageQuery, SearchText } from '../http/paging.ts';

import { sameOriginRead } from '../http/security.ts';

type Row = typeof newsletterSubscribers.$inferSelect;
interface Filter {
  status?: SubscriberStatus;
  locale?: Locale;
  q?: string;
}

const filters = {
  status: z.enum(subscriberStatuses, listMessages.subscriberStatus).optional(),
  locale: z.enum(locales, listMessages.locale).optional(),
  q: SearchText.optional(),
};
const ListQuery = pageQuery(5, filters);
const positionOf = (row: Row): PagePosition => [row.subscribedAt, row.seq];
const csvColumns = ['id', 'email', 'status', 'subscribed_at', 'source', 'locale'] as const;

export const adminSubscribers = new Hono<HonoEnv>().get('/', requireRole('marketing'), async (c) => {
  const { limit, cursor, ...filter } = parse(ListQuery, c.req.query());
  const rows = await listSubscribers(database(c.env), filter, limit + 1, cursor);
  return c.json(pageOf(rows, limit, positionOf, subscriberOf));
});

export const adminSubscribersExport = new Hono<HonoEnv>().get(
  '/',
  requireRole('marketing'),
  sameOriginRead,
  async (c) => {
    const filter = parse(z.object(filters), c.req.query());
    await auditExport(database(c.env), 'subscribers', filter, c.get('staffEmail'));
    return csvDownload({
      fileName: 'subscribers.csv',
      columns: [...csvColumns, 'subscribed_at_gulf'],
      cellsOf: (row) => [...csvColumns.map((column) => subscriberOf(row)[column]), gulfTime(row.subscribedAt)],
      list: (count, after) => exportSubscribers(database(c.env), filter, count, after),
      positionOf,
    });
  },
);

function listSubscribers(db: Database, { status, locale, q }: Filter, count: number, after?: PagePosition) {
  const table = newsletterSubscribers;
  if (q) {
    const tags = [status && `status${status}`, locale && `locale${locale}`];
    return searchSubscribers(db, matchExpression(q, tags), count, after);
  }
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
  const { id, email, status, subscribedAt, source, locale } = row;
  return { id, email, status, subscribed_at: subscribedAt, source, locale };
}
