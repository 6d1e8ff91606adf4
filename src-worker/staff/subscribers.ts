import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';
import { type Subscriber, type SubscriberStatus, subscriberStatuses } from '../../src-shared/contracts/newsletter.ts';
import type { HonoEnv } from '../app.ts';
import { type Database, database } from '../db/client.ts';
import { newsletterSubscribers } from '../db/schema.ts';
import { parse } from '../http/body.ts';
import { csvDownload, csvLine } from './csv.ts';
import { type Position, pageOf, pageQuery } from './paging.ts';
import { matchExpression } from './search.ts';

type Row = typeof newsletterSubscribers.$inferSelect;
interface Filter {
  status?: SubscriberStatus;
  q?: string;
}

const filters = {
  status: z.enum(subscriberStatuses, 'The status must be active or unsubscribed.').optional(),
  q: z.string().trim().max(200, 'Please search for at most 200 characters.').optional(),
};
const ListQuery = pageQuery(5, filters);
const positionOf = (row: Row): Position => [row.subscribedAt, row.seq];
const exportChunk = 500;
const csvColumns = ['id', 'email', 'status', 'subscribed_at', 'source'] as const;

export const staffSubscribers = new Hono<HonoEnv>()
  .get('/subscribers', async (c) => {
    const { limit, cursor, ...filter } = parse(ListQuery, c.req.query());
    const rows = await listSubscribers(database(c.env), filter, limit + 1, cursor);
    return c.json(pageOf(rows, limit, positionOf, subscriberOf));
  })
  .get('/subscribers.csv', (c) => {
    const filter = parse(z.object(filters), c.req.query());
    return csvDownload('subscribers.csv', [...csvColumns], csvPages(database(c.env), filter));
  });

function listSubscribers(db: Database, { status, q }: Filter, count: number, after?: Position) {
  const table = newsletterSubscribers;
  if (q) return searchSubscribers(db, matchExpression(q, ['email'], status ? [`status${status}`] : []), count, after);
  return db
    .select()
    .from(table)
    .where(
      and(
        status && eq(table.status, status),
        after && sql`(${table.subscribedAt}, ${table.seq}) < (${after[0]}, ${after[1]})`,
      ),
    )
    .orderBy(desc(table.subscribedAt), desc(table.seq))
    .limit(count);
}

function searchSubscribers(db: Database, match: string | null, count: number, after?: Position) {
  const rowid = sql`subscribers_search.rowid`;
  return db
    .select(getTableColumns(newsletterSubscribers))
    .from(sql`subscribers_search`)
    .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.seq, rowid))
    .where(match ? and(sql`subscribers_search MATCH ${match}`, after && lt(rowid, after[1])) : sql`false`)
    .orderBy(desc(rowid))
    .limit(count);
}

async function* csvPages(db: Database, filter: Filter): AsyncGenerator<string> {
  let after: Position | undefined;
  for (;;) {
    const rows = await listSubscribers(db, filter, exportChunk, after);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => csvLine(csvColumns.map((column) => subscriberOf(row)[column]))).join('');
    if (rows.length < exportChunk) return;
    after = positionOf(last);
  }
}

/** A subscriber as staff see one: never the token. */
export function subscriberOf(row: Row): Subscriber {
  return { id: row.id, email: row.email, status: row.status, subscribed_at: row.subscribedAt, source: row.source };
}
