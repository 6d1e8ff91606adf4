import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkRows } from '../../../scripts/backup/check-rows.ts';
import { folderOf } from '../../../scripts/backup/folder.ts';
import { loadRows } from '../../../scripts/backup/load-rows.ts';
import { tableFile } from '../../../scripts/backup/manifest.ts';
import type { Database } from '../../../scripts/backup/site.ts';
import { readTables } from '../../../scripts/backup/tables.ts';
import { writeBackup } from '../../../scripts/backup/write-backup.ts';
import { openLocalDatabase } from '../../../scripts/lib/local-database.ts';

/** The table has, with its rowid, the 100 columns that D1 allows in a result. */
const columns = Array.from({ length: 94 }, (_, index) => `c${index} TEXT`);
const schema = `CREATE TABLE large (id TEXT PRIMARY KEY, "odd name" REAL, bytes BLOB, n INTEGER, any_value, ${columns})`;

it('copies rows as large as D1 allows, BLOBs and numbers within the limits of D1', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'rihla-load-')), 'backup');
  const [first, second] = [await openLocalDatabase(), await openLocalDatabase()];
  await first.DB.batch([schema, 'CREATE TABLE small (n)'].map((sql) => first.DB.prepare(sql)));
  const insert = first.DB.prepare(
    'INSERT INTO large (id, "odd name", bytes, n, any_value, c0, c93) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)',
  );
  await first.DB.batch([
    insert.bind('quotes', 1, null, -1, 'x', '"\n'.repeat(499_000), '"'.repeat(990_000)),
    insert.bind(
      'arabic',
      0.1,
      new Uint8Array([0, 1, 255]),
      2 ** 53 - 1,
      null,
      'ع'.repeat(990_000),
      '":{"hex":"00"},"n":1.5',
    ),
    insert.bind('zero', -1e300, new Uint8Array(0), 0, '007', '\u0000', ''),
    first.DB.prepare(
      `INSERT INTO large (id, "odd name", n, any_value, c0)
        SELECT 'row ' || value, value / 3.0, value, '' || value, 'x' FROM json_each(?1)`,
    ).bind(JSON.stringify([...Array(1500).keys()])),
  ]);
  await writeBackup({ ...first, DB: strict(first.DB) }, folder, { keys: 'none' });
  const lines = (table: string) => folderOf(folder).lines(tableFile(table));
  await second.DB.batch([schema, 'CREATE TABLE small (n)'].map((sql) => second.DB.prepare(sql)));
  const tables = await readTables(second.DB);
  await loadRows(strict(second.DB), tables, lines);
  expect(await checkRows(strict(second.DB), tables, lines)).toBe(0);

  const sums = `SELECT count(*) AS count, sum("odd name") AS odd, sum(n) AS n, hex(group_concat(bytes)) AS bytes,
    group_concat(DISTINCT typeof(any_value) || typeof(bytes) || typeof(c93)) AS types, sum(octet_length(c0)) AS size FROM large`;
  const [before, after] = [await first.DB.prepare(sums).first(), await second.DB.prepare(sums).first()];
  expect(after).toEqual(before);
  expect(before).toMatchObject({ count: 1503 });
  await Promise.all([first.close(), second.close()]);
  rmSync(join(folder, '..'), { recursive: true });
});

/** A database that throws where D1 would and the local one does not. */
function strict(DB: Database): Database {
  const prepare = (sql: string) => {
    if (sql.length > 100_000) throw new Error('too long');
    const statement = DB.prepare(sql);
    const bind = statement.bind.bind(statement);
    return Object.assign(statement, {
      bind(...values: unknown[]) {
        if (values.length > 100) throw new Error('too many parameters');
        for (const value of values) {
          const size =
            typeof value === 'string' ? Buffer.byteLength(value) : value instanceof Uint8Array ? value.length : 0;
          if (size > 2_000_000) throw new Error(`a parameter of ${size} bytes`);
        }
        return bind(...values);
      },
    });
  };
  return new Proxy(DB, {
    get: (_, name) => {
      if (name === 'prepare') return prepare;
      const value = Reflect.get(DB, name);
      return typeof value === 'function' ? value.bind(DB) : value;
    },
  });
}
