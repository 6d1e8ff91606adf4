import type { Lines } from './lines.ts';
import { insertLine } from './load-rows.ts';
import { type PageLimits, pageLimits, pageOf, readPages, selectAll, splitBySize } from './rows.ts';
import type { Database } from './site.ts';
import type { Table } from './tables.ts';

const maxReplaced = 1000;

export async function checkRows(
  DB: Database,
  tables: Table[],
  lines: (table: string) => Lines,
  limits: PageLimits = pageLimits,
): Promise<number> {
  const { small, large } = await splitBySize(DB, tables, limits);
  const results = await DB.batch<Record<string, unknown>>(small.map((table) => selectAll(DB, table)));
  let replaced = 0;
  for (const [index, table] of small.entries()) {
    replaced += await compare(DB, table, lines(table.name), pageOf(table, results[index]!.results).lines);
  }
  for (const table of large) {
    replaced += await compare(DB, table, lines(table.name), storedLines(DB, table, limits));
  }
  return replaced;
}

async function compare(DB: Database, table: Table, lines: Lines, rows: Lines): Promise<number> {
  const stored = iterate(rows);
  const missing: string[] = [];
  let next = await stored.next();
  for await (const line of lines) {
    if (!next.done && next.value === line) next = await stored.next();
    else if (missing.push(line) > maxReplaced) break;
  }
  let differs = !next.done || missing.length > maxReplaced;
  // A row that can be inserted is missing from the database.
  for (const line of differs ? [] : missing) {
    const { meta } = await insertLine(DB, table, line, 'IGNORE').run();
    differs ||= meta.changes > 0;
  }
  if (differs) throw new Error(`The table ${table.name} is not as it is in the backup.`);
  return missing.length;
}

async function* storedLines(DB: Database, table: Table, limits: PageLimits): AsyncGenerator<string> {
  for await (const { lines } of readPages(DB, table, limits)) yield* lines;
}

async function* iterate(lines: Lines): AsyncGenerator<string, undefined> {
  for await (const line of lines) yield line;
}
