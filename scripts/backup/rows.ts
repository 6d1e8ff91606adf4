import { lineOf, type Row } from './lines.ts';
import type { Database } from './site.ts';
import { identifier, ownRows, sequences, type Table } from './tables.ts';

/** D1 gives a query 30 seconds, and the Worker between wrangler and D1 has 128 MB for all small tables together. */
export interface PageLimits {
  rows: number;
  bytes: number;
}
export const pageLimits: PageLimits = { rows: 1000, bytes: 1_000_000 };

type Value = string | number | null;
export type Key = Value[];

export interface Page {
  keys: Key[];
  lines: string[];
}

const maxKeys = 10_000;

export async function* readPages(DB: Database, table: Table, limits = pageLimits, only?: Key[]): AsyncGenerator<Page> {
  for (let first = 0; only === undefined || first < only.length; first += maxKeys) {
    const chosen = only && JSON.stringify(only.slice(first, first + maxKeys));
    for (let after: Key | undefined, isLast = false; !isLast; ) {
      const page = await measurePage(DB, table, limits, after, chosen);
      if (page.last) {
        const { results } = await select(DB, table, { after, upTo: page.last, chosen }).all<Row>();
        yield pageOf(table, results);
      }
      ({ last: after, isLast } = page);
    }
    if (only === undefined) return;
  }
}

export async function measurePage(DB: Database, table: Table, limits: PageLimits, after?: Key, chosen?: string) {
  const { results } = await selectSizes(DB, table, limits, after, chosen).all<Row>();
  return endOfPage(table, results, limits);
}

export async function splitBySize(DB: Database, tables: Table[], limits: PageLimits) {
  const sizes = await DB.batch<Row>(tables.map((table) => selectSizes(DB, table, limits)));
  const isSmall = tables.map(
    (table, index) =>
      // This table always has few rows.
      table.name === sequences || endOfPage(table, sizes[index]!.results, limits).isLast,
  );
  return {
    small: tables.filter((_, index) => isSmall[index]),
    large: tables.filter((_, index) => !isSmall[index]),
  };
}

function selectSizes(DB: Database, table: Table, limits: PageLimits, after?: Key, chosen?: string) {
  const sizes = table.columns.map((column) => `coalesce(octet_length(${identifier(column)}), 0)`);
  return select(DB, table, { after, chosen, what: `${sumOf(sizes)} AS bytes`, limit: limits.rows + 1 });
}

/** Halves the list, because D1 accepts expressions of at most 100 levels. */
function sumOf(terms: string[]): string {
  if (terms.length <= 2) return terms.join(' + ');
  const half = terms.length >> 1;
  return `(${sumOf(terms.slice(0, half))}) + (${sumOf(terms.slice(half))})`;
}

function endOfPage(table: Table, sizes: Row[], limits: PageLimits): { last?: Key; isLast: boolean } {
  let size = 0;
  let count = 0;
  for (const row of sizes.slice(0, limits.rows)) {
    size += Number(row.bytes);
    if (count > 0 && size > limits.bytes) break;
    count += 1;
  }
  return { last: count > 0 ? keyOf(table, sizes[count - 1]!) : undefined, isLast: count === sizes.length };
}

export function selectAll(DB: Database, table: Table) {
  return select(DB, table, {});
}

export function selectKeys(DB: Database, table: Table) {
  return select(DB, table, { what: '' });
}

interface Selection {
  after?: Key;
  upTo?: Key;
  chosen?: string;
  what?: string;
  limit?: number;
}

function select(DB: Database, table: Table, { after, upTo, chosen, what, limit }: Selection) {
  const key = `(${table.key.join(', ')})`;
  const values: Value[] = [];
  const parameters = (lastKey: Key) => `(${lastKey.map((value) => `?${values.push(value)}`).join(', ')})`;
  const conditions = ownRows(table);
  if (after) conditions.push(`${key} > ${parameters(after)}`);
  if (upTo) conditions.push(`${key} <= ${parameters(upTo)}`);
  if (chosen !== undefined) {
    const parts = table.key.map((_, index) => `value ->> ${index}`).join(', ');
    conditions.push(`${key} IN (SELECT ${parts} FROM json_each(?${values.push(chosen)}))`);
  }
  const keys = table.key.map((part, index) => `${part} AS "key ${index}"`);
  const columns = [...keys, ...(what === undefined ? table.columns.map(identifier) : what ? [what] : [])];
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  const sql = `SELECT ${columns.join(', ')} FROM ${identifier(table.name)} ${where} ORDER BY ${table.key.join(', ')}`;
  return DB.prepare(limit === undefined ? sql : `${sql} LIMIT ${limit}`).bind(...values);
}

function keyOf(table: Table, row: Row): Key {
  return table.key.map((_, index) => row[`key ${index}`] as Value);
}

export function pageOf(table: Table, rows: Row[]): Page {
  return { keys: rows.map((row) => keyOf(table, row)), lines: rows.map((row) => lineOf(table, row)) };
}
