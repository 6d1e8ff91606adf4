import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Backup, readBackup } from '../../scripts/backup/read-backup.ts';
import { restore } from '../../scripts/backup/restore.ts';
import { ownRows, readTables } from '../../scripts/backup/tables.ts';
import { openLocalDatabase } from '../../scripts/lib/local-database.ts';
import { root } from '../../scripts/lib/tooling.mjs';
import { unpack } from '../../scripts/release/backup-file.ts';
import { loadWorker } from '../../scripts/seed/worker.ts';

const scratch = mkdtempSync(join(tmpdir(), 'rihla-upgrade-'));
let site: Awaited<ReturnType<typeof openLocalDatabase>>;
let backup: Backup;

beforeAll(async () => {
  unpack(join(root, 'releases', 'latest-backup.br'), scratch);
  backup = await readBackup(scratch);
  site = await openLocalDatabase();
  await restore(site, backup);
});
afterAll(async () => {
  await site.close();
  rmSync(scratch, { recursive: true, force: true });
});

it('leaves the migrations of the last release as they were', () => {
  const { migrations } = JSON.parse(readFileSync(join(root, 'releases', 'latest.json'), 'utf8'));
  const names = Object.keys(migrations);
  const now = names.map((name) => [
    name,
    createHash('sha256')
      .update(readFileSync(join(root, 'migrations', name)))
      .digest('hex'),
  ]);
  expect(Object.fromEntries(now)).toEqual(migrations);
  expect(names).toEqual(backup.manifest.migrations);
});

/** Rows that the migrations since then have added. */
const added: Record<string, string> = { hmac_keys: "name <> 'kept_applications'" };

it('keeps every value of every row of the last release', async () => {
  const tables = (await readTables(site.DB)).filter(({ name }) => backup.manifest.tables[name]);
  expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(backup.manifest.tables).sort());
  let compared = 0;
  for (const table of tables) {
    const { name, key } = table;
    const isOld = added[name] ?? 'true';
    const sql = `SELECT * FROM "${name}" WHERE ${ownRows(table)[0] ?? 'true'} AND ${isOld} ORDER BY ${key.join(', ')}`;
    const { results } = await site.DB.prepare(sql).all<Record<string, unknown>>();
    const rows = results[Symbol.iterator]();
    for await (const line of backup.lines(name)) {
      const before = JSON.parse(line);
      const after = rows.next().value ?? {};
      const stored = Object.keys(before).map((column) => [column, storedValue(after[column])]);
      expect(Object.fromEntries(stored), name).toEqual(before);
      compared += 1;
    }
    expect(rows.next().done, name).toBe(true);
  }
  expect(compared).toBeGreaterThan(9000);
});

it('shows the staff area of the upgraded site', async () => {
  const { worker, close } = await loadWorker();
  const env = {
    ...site,
    ASSETS: { fetch: async () => new Response(null, { status: 404 }) },
    SITE_URL: 'http://localhost:8787',
    STAFF_DEV_EMAIL: 'amal@rihla.example',
  };
  const queries: Record<string, string> = {
    '/api/admin/chat-questions': '?list=unanswered',
    '/api/admin/companies': '?q=bank',
    '/api/admin/people': '?email=omar%40example.com',
    '/api/admin/person': '?email=omar%40example.com',
  };
  const failed: string[] = [];
  for (const path of staffPaths()) {
    const request = new Request(`http://localhost:8787${path}${queries[path] ?? ''}`);
    const response = await worker.fetch(request, env, { waitUntil: () => {} });
    if (response.status !== 200) failed.push(`${path}: ${response.status} ${await response.text()}`);
  }
  await close();
  expect(failed).toEqual([]);
});

/** BLOBs stand in a backup as `{ hex }`. */
function storedValue(value: unknown): unknown {
  return Array.isArray(value) ? { hex: Buffer.from(value).toString('hex') } : value;
}

function staffPaths(): string[] {
  const files = globSync('src-shared/contracts/*.ts', { cwd: root });
  const contracts = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  return [...contracts.matchAll(/'GET (\/api\/admin\/[^':]+)'/g)].map((match) => match[1]!);
}
