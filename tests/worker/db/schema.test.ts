import { env } from 'cloudflare:workers';
import { SQL } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, it } from 'vitest';
import * as schema from '#worker/db/schema.ts';

interface Column {
  name: string;
  type: string;
  required: boolean;
}

const tables = Object.values(schema)
  .filter((exported) => exported instanceof SQLiteTable)
  .map(getTableConfig);
const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);

async function rows<Row>(query: string): Promise<Row[]> {
  return (await env.DB.prepare(query).all<Row>()).results;
}

it('describes every table of the migrated database', async () => {
  const found = await rows<{ name: string }>(
    `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
     AND name NOT LIKE 'sqlite%' AND name NOT LIKE '%_cf%' AND name <> 'd1_migrations'`,
  );
  expect(tables.map(({ name }) => name).sort()).toEqual(found.map(({ name }) => name).sort());
});

it.each(tables)('describes the columns and indexes of $name as they are', async ({ name, columns, indexes }) => {
  const found = await rows<{ name: string; type: string; notnull: number; pk: number }>(
    `SELECT name, type, "notnull", pk FROM pragma_table_xinfo('${name}')`,
  );
  const described: Column[] = columns.map((column) => ({
    name: column.name,
    type: column.getSQLType().toUpperCase(),
    required: column.notNull,
  }));
  const migrated: Column[] = found.map((column) => ({
    name: column.name,
    type: column.type.toUpperCase(),
    required: column.notnull === 1,
  }));
  expect(described.sort(byName)).toEqual(migrated.sort(byName));
  const made = await rows<{ name: string; unique: number }>(
    `SELECT name, "unique" FROM pragma_index_list('${name}') WHERE origin = 'c' AND name NOT LIKE '%_unique'`,
  );
  const wanted = indexes.map(({ config }) => ({ name: config.name, unique: Number(config.unique) }));
  expect(wanted.sort(byName)).toEqual(made.sort(byName));
});

/** Drizzle writes its own defaults into each new row, so the database's would hold only for statements without it. */
it('gives a new row the defaults of the migrated database', async () => {
  const found = await rows<{ place: string; value: string }>(
    `SELECT tables.name || '.' || columns.name AS place, dflt_value AS value
     FROM pragma_table_list AS tables, pragma_table_xinfo(tables.name) AS columns
     WHERE tables.name IN (SELECT value FROM json_each('${JSON.stringify(tables.map(({ name }) => name))}'))
       AND dflt_value IS NOT NULL AND dflt_value NOT LIKE '%(%'`,
  );
  const described = tables.flatMap(({ name, columns }) =>
    columns
      .filter((column) => column.default !== undefined && !(column.default instanceof SQL))
      .map((column) => ({ place: `${name}.${column.name}`, value: literalOf(column.default) })),
  );
  const byPlace = (one: { place: string }, other: { place: string }) => one.place.localeCompare(other.place);
  expect(described.sort(byPlace)).toEqual(found.sort(byPlace));
  expect(found).toContainEqual({ place: 'attachments.suspicious', value: 'false' });
});

function literalOf(value: unknown): string {
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  return `'${typeof value === 'string' ? value : JSON.stringify(value)}'`;
}
