import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyMigrations, migrationsIn } from '../../../scripts/backup/migrations.ts';
import { readBackup } from '../../../scripts/backup/read-backup.ts';
import type { Site } from '../../../scripts/backup/site.ts';
import { readTables, secretColumns } from '../../../scripts/backup/tables.ts';
import { writeBackup } from '../../../scripts/backup/write-backup.ts';
import { openLocalDatabase } from '../../../scripts/lib/local-database.ts';
import { root } from '../../../scripts/lib/tooling.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'rihla-secrets-'));
let site: Site;

beforeAll(async () => {
  site = await openLocalDatabase();
  const folder = join(root, 'migrations');
  await applyMigrations(site.DB, folder, migrationsIn(folder));
  await site.DB.batch([
    site.DB.prepare(`INSERT INTO webhooks (id, url, events, format, secret, created_at)
      VALUES ('w', 'https://hooks.slack.example/T0/SECRET-ADDRESS', '[]', 'slack', 'whsec_SECRET-KEY', '2026-01-01')`),
    site.DB.prepare(`INSERT INTO busy_calendars (host_id, url, added_at, intervals, unread)
      VALUES ('demo-team', 'https://calendar.example/SECRET-CALENDAR.ics', '2026-01-01', '[]', 0)`),
  ]);
});
afterAll(async () => {
  await site.close();
  rmSync(scratch, { recursive: true, force: true });
});

const textOf = (folder: string) =>
  readdirSync(join(folder, 'tables'))
    .map((name) => readFileSync(join(folder, 'tables', name), 'latin1'))
    .join('\n');

/** Columns that are not secret, with the reason. */
const open: Record<string, string> = {
  'attachments.key': 'the name of a file in R2, which has no public address',
  'decks.key': 'the same',
  'file_deletions.key': 'the same',
  'hosts.meeting_url': 'every visitor of a demo gets it',
  'newsletter_subscribers.token': 'it can only unsubscribe',
  'whatsapp_messages.file_key': 'the name of a file in R2, which has no public address',
};

it('covers every column with the name of a secret', async () => {
  const tables = await readTables(site.DB);
  const named = tables.flatMap(({ name, columns }) =>
    columns.filter((column) => /secret|token$|key$|password|url/.test(column)).map((column) => `${name}.${column}`),
  );
  const listed = Object.entries(secretColumns).flatMap(([table, columns]) => columns.map((one) => `${table}.${one}`));
  expect(named.filter((column) => !(column in open)).sort()).toEqual(listed.sort());
});

it('has no secret in a backup without keys, and none in clear text with them', async () => {
  const passphrase = 'correct horse';
  for (const keys of ['none', { passphrase }] as const) {
    const folder = join(scratch, typeof keys === 'string' ? keys : 'encrypted');
    await writeBackup(site, folder, { keys });
    expect(textOf(folder)).not.toContain('SECRET');
  }
  const { lines } = await readBackup(join(scratch, 'encrypted'), [passphrase]);
  const webhooks: string[] = [];
  for await (const line of lines('webhooks')) webhooks.push(line);
  expect(webhooks.join()).toContain('whsec_SECRET-KEY');
  expect(existsSync(join(scratch, 'encrypted', 'tables', 'webhooks.ndjson'))).toBe(false);
});
