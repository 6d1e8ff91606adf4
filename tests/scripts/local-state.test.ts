import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../../scripts/lib/settings.ts';
import { root, toolNode } from '../../scripts/lib/tooling.mjs';
import { d1File } from '../../scripts/seed/sqlite-d1.ts';

const scratch = mkdtempSync(join(tmpdir(), 'rihla-tooling-'));
const state = join(scratch, 'state');
const file = (folder: string) => d1File(folder, readConfig(undefined).d1_databases[0]!.database_id!);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function migrate() {
  const script = `import { migrateOrBeginAnew } from '${join(root, 'scripts/lib/tooling.mjs')}'; await migrateOrBeginAnew('${state}');`;
  return spawnSync(toolNode(), ['--input-type=module', '-e', script], { encoding: 'utf8' });
}

function write<Row>(folder: string, sql: string): Row[] {
  const database = new DatabaseSync(file(folder));
  try {
    return database.prepare(sql).all() as Row[];
  } finally {
    database.close();
  }
}

it('keeps local data that cannot be migrated, and begins anew', () => {
  // A version whose first migration had another name made such a table.
  mkdirSync(dirname(file(state)), { recursive: true });
  write(state, 'CREATE TABLE form_submissions (id text PRIMARY KEY)');
  write(state, `INSERT INTO form_submissions (id) VALUES ('of last year')`);
  const { status, stdout } = migrate();
  expect(status, stdout).toBe(0);
  const [kept] = readdirSync(scratch).filter((name) => /^state-\d{4}-\d{2}-\d{2}T\d{6}$/.test(name));
  expect(stdout).toContain(`They are in ${join(scratch, kept!)} now; this is a new, empty site.`);
  expect(write(join(scratch, kept!), 'SELECT id FROM form_submissions')).toEqual([{ id: 'of last year' }]);
  expect(write(state, 'SELECT id FROM form_submissions')).toEqual([]);
});

it.runIf(process.env.TEST_FULL)('leaves the data of a locked database in place', () => {
  write(state, `DELETE FROM d1_migrations WHERE name = '0001_derived_data.sql'`);
  const lock = new DatabaseSync(file(state));
  lock.exec('BEGIN EXCLUSIVE');
  const { status, stderr } = migrate();
  lock.close();
  expect(status).toBe(1);
  expect(stderr).toContain('The local database could not be migrated');
  expect(existsSync(file(state))).toBe(true);
  expect(readdirSync(scratch)).toHaveLength(2);
});
