import type { Database } from './site.ts';

export interface Table {
  name: string;
  /** Without those that the database computes. */
  columns: string[];
  /** What the rows are read by, as SQL: the rowid, or the columns of the primary key where there is none. */
  key: string[];
}

/** The counters of AUTOINCREMENT. */
export const sequences = 'sqlite_sequence';
export const keyTable = 'hmac_keys';
export const migrationsTable = 'd1_migrations';
/** Exists while a restore is unfinished (unfinished.ts). */
export const unfinishedTable = 'restore_unfinished';

/**
 * The tables of a database in the order of their names. The tables of full-text indexes are left out: a restore makes the indexes
 * again. So are the tables of SQLite and D1 themselves, except the counters of AUTOINCREMENT.
 */
export async function readTables(DB: Database): Promise<Table[]> {
  const { results } = await DB.prepare(`
    SELECT name, wr FROM pragma_table_list
    WHERE schema = 'main' AND type = 'table' AND (name NOT LIKE 'sqlite\\_%' ESCAPE '\\' OR name = '${sequences}')
      AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name NOT IN ('${migrationsTable}', '${unfinishedTable}')
    ORDER BY name`).all<{ name: string; wr: number }>();
  if (results.length === 0) return [];
  const infos = await DB.batch<{ name: string; pk: number; hidden: number }>(
    results.map(({ name }) => DB.prepare(`PRAGMA table_xinfo(${identifier(name)})`)),
  );
  return results.map(({ name, wr }, index) => {
    const columns = infos[index]!.results;
    const primaryKey = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
    return {
      name,
      columns: columns.filter(({ hidden }) => hidden === 0).map((column) => column.name),
      key: wr ? primaryKey.map((column) => identifier(column.name)) : ['rowid'],
    };
  });
}

/** Which rows of a table belong to a backup: conditions in SQL. A restored database has applied its migrations itself. */
export function ownRows({ name }: Table): string[] {
  return name === sequences ? [`name <> '${migrationsTable}'`] : [];
}

export async function hasTable(DB: Database, name: string): Promise<boolean> {
  return (
    (await DB.prepare(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?1`).bind(name).first()) !== null
  );
}

export async function keyNames(DB: Database): Promise<string[]> {
  const { results } = await DB.prepare(`SELECT name FROM ${keyTable} ORDER BY name`).all<{ name: string }>();
  return results.map(({ name }) => name);
}

export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
