import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { orderOf, readMigrations } from '../../../scripts/deploy/migrations.ts';
import { root } from '../../../scripts/lib/tooling.mjs';

const adds = { name: '0002_adds.sql', previousWorks: true };
const renames = { name: '0003_renames.sql', previousWorks: false };
const first = { name: '0000_schema.sql', previousWorks: true };

it('says whether the previous Worker works with each migration', () => {
  expect(readMigrations(join(root, 'migrations')).length).toBeGreaterThan(1);
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  writeFileSync(join(folder, '0000_silent.sql'), 'DROP TABLE staff;\n');
  expect(() => readMigrations(folder)).toThrow('migrations/0000_silent.sql must begin with');
  rmSync(folder, { recursive: true });
});

it('migrates first when the running Worker, if any, works with the new tables', () => {
  expect(orderOf([first, adds], [first.name], false)).toBe('migrate first');
  expect(orderOf([first, adds, renames], [], false)).toBe('migrate first');
  expect(orderOf([first], [first.name], false)).toBe('deploy only');
});

it('does not migrate first when the Worker breaks, and offers two steps', () => {
  expect(() => orderOf([first, renames], [first.name], false)).toThrow(
    /breaks with 0003_renames\.sql\. In two steps: `npm run deploy -- --deploy-first`/,
  );
  expect(orderOf([first, renames], [first.name], true)).toBe('deploy first');
});

it('refuses to mix both kinds, and to deploy before a needed migration', () => {
  expect(() => orderOf([first, adds, renames], [first.name], true)).toThrow('deploy the release before 0003_renames');
  expect(() => orderOf([first, adds], [first.name], true)).toThrow('--deploy-first is not for 0002_adds.sql');
});
