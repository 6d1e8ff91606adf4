import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyMigrations, migrationsIn } from '../../../scripts/backup/migrations.ts';
import { readBackup } from '../../../scripts/backup/read-backup.ts';
import { writeBackup } from '../../../scripts/backup/write-backup.ts';
import { openLocalDatabase } from '../../../scripts/lib/local-database.ts';
import { root } from '../../../scripts/lib/tooling.mjs';
import '../../support/quick-age.ts';

const scratch = mkdtempSync(join(tmpdir(), 'rihla-backup-'));
const [plain, encrypted] = [join(scratch, 'plain'), join(scratch, 'encrypted')];
const passphrase = 'correct horse battery staple';

beforeAll(async () => {
  const site = await openLocalDatabase();
  const migrations = join(root, 'migrations');
  await applyMigrations(site.DB, migrations, migrationsIn(migrations));
  await site.DB.prepare(
    `INSERT INTO wordings (id, locale, text) VALUES ('1', 'en', 'I agree'), ('2', 'ar', 'أوافق')`,
  ).run();
  await site.FILES.put('cv/1', 'a CV', { customMetadata: { name: 'ä' } });
  await writeBackup(site, plain, { keys: 'plain' });
  await writeBackup(site, encrypted, { keys: { passphrase } });
  await site.close();
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const lines = 'tables/wordings.ndjson';

it.each<[string, (folder: string) => void, string]>([
  ['a damaged line', (folder) => edit(folder, lines, 'agree', 'aGree'), 'The rows of wordings are damaged'],
  ['a missing line', (folder) => edit(folder, lines, /^[^\n]*\n/, ''), '1 rows instead of 2'],
  ['a missing file', (folder) => rmSync(join(folder, lines)), 'tables/wordings.ndjson is missing'],
  ['a missing object', (folder) => rmSync(join(folder, 'objects/cv%2F1')), 'The object cv/1 is missing'],
  ['a damaged object', (folder) => edit(folder, 'objects/cv%2F1', 'CV', 'PDF'), 'The object cv/1 is damaged'],
  ['damaged metadata', (folder) => edit(folder, 'objects.ndjson', 'ä', 'a'), 'The object cv/1 is damaged'],
  ['a forgotten object', (folder) => edit(folder, 'objects.ndjson', /.*\n/, ''), 'has 0 objects, the manifest 1'],
  ['no list of objects', (folder) => rmSync(join(folder, 'objects.ndjson')), 'objects.ndjson is missing'],
  ['no manifest', (folder) => rmSync(join(folder, 'manifest.json')), 'has no manifest.json'],
  ['a cut manifest', (folder) => edit(folder, 'manifest.json', /\}\s*$/, ''), 'manifest.json is damaged'],
  [
    'a manifest of another version',
    (folder) => edit(folder, 'manifest.json', '"version": 1', '"version": 2'),
    'of another version of this program',
  ],
])('refuses a backup with %s', async (name, damage, sentence) => {
  const folder = join(scratch, name);
  cpSync(plain, folder, { recursive: true });
  damage(folder);
  await expect(readBackup(folder)).rejects.toThrow(sentence);
});

it.each<[string, (folder: string) => void, string]>([
  ['a damaged table', (folder) => flipLastByte(folder, `${lines}.age`), 'tables/wordings.ndjson.age is damaged'],
  ['a missing table', (folder) => rmSync(join(folder, `${lines}.age`)), 'tables/wordings.ndjson.age is missing'],
  ['a damaged file', (folder) => flipLastByte(folder, 'objects/cv%2F1.age'), 'objects/cv%2F1.age is damaged'],
  ['no key', (folder) => rmSync(join(folder, 'key.age')), 'key.age is missing'],
  ['a damaged key', (folder) => edit(folder, 'key.age', 'scrypt', 'script'), 'key.age is damaged'],
])('refuses an encrypted backup with %s', async (name, damage, sentence) => {
  const folder = join(scratch, name);
  cpSync(encrypted, folder, { recursive: true });
  damage(folder);
  await expect(readBackup(folder, [passphrase])).rejects.toThrow(sentence);
});

it('reads an encrypted backup with its passphrase only', async () => {
  const { manifest, lines } = await readBackup(encrypted, [passphrase]);
  const names: string[] = [];
  for await (const line of lines('hmac_keys')) names.push(JSON.parse(line).name);
  expect(manifest.keys).toBe('encrypted');
  expect(names).toContain('bookings');
  await expect(readBackup(encrypted)).rejects.toThrow('give --passphrase-file');
  await expect(readBackup(encrypted, ['another'])).rejects.toThrow('the passphrase is another one');
});

it('encrypts every file except the manifest', () => {
  const files = readdirSync(encrypted, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name).filter((name) => !name.endsWith('.age'))).toEqual(['manifest.json']);
  expect(files.length).toBeGreaterThan(50);
  const contents = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name)));
  expect(contents.filter((content) => /agree|a CV|أوافق/.test(content.toString()))).toEqual([]);
});

function flipLastByte(folder: string, file: string) {
  const content = readFileSync(join(folder, file));
  content[content.length - 1]! ^= 1;
  writeFileSync(join(folder, file), content);
}

function edit(folder: string, file: string, pattern: string | RegExp, replacement: string) {
  // Encrypted files are bytes, not text.
  const bytes = (text: string) => Buffer.from(text).toString('latin1');
  const content = readFileSync(join(folder, file), 'latin1');
  const edited = content.replace(typeof pattern === 'string' ? bytes(pattern) : pattern, bytes(replacement));
  expect(edited).not.toBe(content);
  writeFileSync(join(folder, file), edited, 'latin1');
}
