import type { Database } from './site.ts';

export interface Table {
  name: string;
  columns: string[];
  key: string[];
}

export const sequences = 'sqlite_sequence';
export const keyTable = 'hmac_keys';

/**
 * A reader of these columns can sign, or read other systems. A backup treats their tables, which have few rows, like the
 * keys: encrypted or left out. The token of a subscriber is no secret: it can only unsubscribe.
 */
export const secretColumns: Record<string, string[]> = {
  [keyTable]: ['key'],
  webhooks: ['url', 'secret'],
  busy_calendars: ['url'],
};

export function isSecret(table: string): boolean {
  return Object.hasOwn(secretColumns, table);
}
export const migrationsTable = 'd1_migrations';
export const unfinishedTable = 'restore_unfinished';

/**
 * Leaves out the tables of full-text indexes, which a restore makes again, and those of SQLite and D1 except the
 * counters of AUTOINCREMENT.
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
