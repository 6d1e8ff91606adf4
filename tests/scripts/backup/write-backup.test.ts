import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkRows } from '../../../scripts/backup/check-rows.ts';
import { folderOf } from '../../../scripts/backup/folder.ts';
import { loadRows } from '../../../scripts/backup/load-rows.ts';
import { tableFile } from '../../../scripts/backup/manifest.ts';
import type { Site } from '../../../scripts/backup/site.ts';
import { readTables } from '../../../scripts/backup/tables.ts';
import { writeBackup } from '../../../scripts/backup/write-backup.ts';
import { openLocalDatabase } from '../../../scripts/lib/local-database.ts';

const scratch = mkdtempSync(join(tmpdir(), 'rihla-write-'));
const limits = { rows: 3, bytes: 1_000_000 };
const schema = [
  'CREATE TABLE people (seq INTEGER PRIMARY KEY AUTOINCREMENT, email TEXT NOT NULL UNIQUE)',
  'CREATE TABLE cells (host TEXT, at INTEGER, person INTEGER, PRIMARY KEY (host, at)) WITHOUT ROWID',
  'CREATE TABLE totals (people INTEGER)',
];
let site: Site;

beforeAll(async () => {
  site = await openLocalDatabase();
});
beforeEach(async () => {
  await run(site, [
    ...['people', 'cells', 'totals'].map((name) => `DROP TABLE IF EXISTS ${name}`),
    ...schema,
    `INSERT INTO people (email) SELECT 'p' || value FROM json_each('[1,2,3,4,5,6,7]')`,
    `INSERT INTO cells SELECT 'h' || (value % 2), value * 10, value FROM json_each('[1,2,3,4,5,6,7]')`,
    'INSERT INTO totals VALUES (7)',
  ]);
});
afterAll(async () => {
  await site.close();
  rmSync(scratch, { recursive: true, force: true });
});

it('has the rows of one moment, although they change while tables are read', async () => {
  const folder = join(scratch, 'moment');
  const { tables } = await writeBackup(site, folder, {
    keys: 'none',
    limits,
    beforeSnapshot: () =>
      run(site, [
        'DELETE FROM people WHERE seq IN (1, 5)',
        `INSERT INTO people (email) VALUES ('p8'), ('p9')`,
        'UPDATE totals SET people = 7',
        'DELETE FROM cells WHERE person = 7',
        `INSERT INTO cells VALUES ('h0', 5, 9), ('h1', 15, 9)`,
      ]),
  });
  expect(rowsIn(folder, 'people').map(({ email }) => email)).toEqual(['p2', 'p3', 'p4', 'p6', 'p7', 'p8', 'p9']);
  expect(rowsIn(folder, 'cells').map(({ host, at }) => `${host}${at}`)).toEqual([
    'h05',
    'h020',
    'h040',
    'h060',
    'h110',
    'h115',
    'h130',
    'h150',
  ]);
  expect(rowsIn(folder, 'totals')).toEqual([{ people: 7 }]);
  expect(rowsIn(folder, 'sqlite_sequence')).toEqual([{ name: 'people', seq: 9 }]);
  expect(tables).toMatchObject({ people: { rows: 7 }, cells: { rows: 8 }, totals: { rows: 1 } });
});

it('can be loaded although a unique value passed to another row meanwhile', async () => {
  const folder = join(scratch, 'unique');
  await writeBackup(site, folder, {
    keys: 'none',
    limits,
    beforeSnapshot: () =>
      run(site, [`UPDATE people SET email = 'p1 before' WHERE seq = 1`, `INSERT INTO people (email) VALUES ('p1')`]),
  });
  const lines = (table: string) => folderOf(folder).lines(tableFile(table));
  const restored = await openLocalDatabase();
  await run(restored, schema);
  const tables = await readTables(restored.DB);
  await loadRows(restored.DB, tables, lines);
  expect(await checkRows(restored.DB, tables, lines, limits)).toBe(1);
  expect(await restored.DB.prepare(`SELECT seq FROM people WHERE email = 'p1'`).first('seq')).toBe(8);

  for (const fault of [
    `UPDATE people SET email = 'p4 changed' WHERE seq = 4`,
    'DELETE FROM people WHERE seq = 4',
    `INSERT INTO people VALUES (99, 'p99')`,
  ]) {
    await loadRows(restored.DB, tables, lines);
    await run(restored, [fault]);
    await expect(checkRows(restored.DB, tables, lines, limits)).rejects.toThrow('is not as it is in the backup');
  }
  await restored.close();
});

it('leaves out deleted files, and files that were stored later than its rows', async () => {
  await site.FILES!.put('before', '1');
  const bucket = site.FILES!;
  const list = async () => {
    const { objects, ...page } = await bucket.list();
    const gone = { ...objects[0]!, key: 'gone' };
    const later = { ...objects[0]!, uploaded: new Date(Date.now() + 3_600_000) };
    return { ...page, objects: [...objects, gone, { ...later, key: 'later' }] };
  };
  const FILES = { list, get: (key: string) => bucket.get(key) } as unknown as typeof bucket;
  const { objects } = await writeBackup({ ...site, FILES }, join(scratch, 'files'), { keys: 'none' });
  expect(objects).toEqual({ count: 1, bytes: 1 });
});

it('writes into a folder of its own, which no one else can read', async () => {
  const folder = join(scratch, 'used');
  mkdirSync(folder);
  writeFileSync(join(folder, 'notes.txt'), '');
  await expect(writeBackup(site, folder, { keys: 'none' })).rejects.toThrow('is not empty');
  await writeBackup(site, join(scratch, 'own'), { keys: 'none' });
  expect(statSync(join(scratch, 'own')).mode & 0o777).toBe(0o700);
  expect(statSync(join(scratch, 'own', tableFile('people'))).mode & 0o777).toBe(0o600);
});

async function run({ DB }: Site, statements: string[]): Promise<void> {
  await DB.batch(statements.map((sql) => DB.prepare(sql)));
}

function rowsIn(folder: string, table: string): Record<string, unknown>[] {
  const lines = readFileSync(join(folder, tableFile(table)), 'utf8').split('\n');
  return lines.slice(0, -1).map((line) => JSON.parse(line));
}
