import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { decrypt } from './keys.ts';
import { type Lines, lineSum, linesOf } from './lines.ts';
import { encryptedFile, Manifest, manifestFile, tableFile } from './manifest.ts';
import { checkObjects, type StoredObject } from './objects.ts';
import { isSecret, keyTable, secretColumns } from './tables.ts';

export interface Backup {
  id: string;
  folder: string;
  manifest: Manifest;
  lines(table: string): Lines;
  objects: StoredObject[];
}

interface KeyOptions {
  passphrase?: string;
  withoutKeys?: boolean;
}

export async function readBackup(folder: string, { passphrase, withoutKeys }: KeyOptions): Promise<Backup> {
  if (!existsSync(manifestFile(folder))) {
    throw new Error(`${folder} has no manifest.json: it is no backup, or one that was interrupted.`);
  }
  const text = readFileSync(manifestFile(folder), 'utf8');
  const manifest = parseManifest(text);
  if (withoutKeys) {
    for (const table of Object.keys(secretColumns)) delete manifest.tables[table];
    manifest.keys = 'none';
  }
  if (manifest.keys === 'encrypted' && passphrase === undefined) {
    throw new Error(
      'The keys of this backup are encrypted: give --passphrase-file, or leave them out with --without-keys.',
    );
  }
  for (const [table, expected] of Object.entries(manifest.tables)) {
    const file = isEncrypted(manifest, folder, table) ? encryptedFile : tableFile;
    if (!existsSync(file(folder, table))) throw new Error(`${relative(folder, file(folder, table))} is missing.`);
    if (file === tableFile) await checkLines(table, linesOf(file(folder, table)), expected);
  }
  const objects = await checkObjects(folder, manifest.objects);
  // Decryption comes last, because it takes a second.
  const secrets = new Map<string, string[]>();
  for (const [table, expected] of Object.entries(manifest.tables)) {
    if (!isEncrypted(manifest, folder, table)) continue;
    secrets.set(table, await readSecrets(folder, table, passphrase!, expected));
  }
  return {
    id: createHash('sha256').update(`${manifest.keys} ${text}`).digest('hex'),
    folder,
    manifest,
    lines: (table) => secrets.get(table) ?? linesOf(tableFile(folder, table)),
    objects,
  };
}

/** Older backups have only encrypted keys. */
function isEncrypted({ keys }: Manifest, folder: string, table: string): boolean {
  return keys === 'encrypted' && (table === keyTable || (isSecret(table) && existsSync(encryptedFile(folder, table))));
}

async function checkLines(table: string, lines: Lines, expected: { rows: number; sha256: string }) {
  const sum = lineSum();
  for await (const line of lines) sum.add(line);
  const { rows, sha256 } = sum.result();
  if (rows === expected.rows && sha256 === expected.sha256) return;
  const difference = rows === expected.rows ? 'its hash is another one' : `${rows} rows instead of ${expected.rows}`;
  throw new Error(`The rows of ${table} are damaged: ${difference}.`);
}

async function readSecrets(
  folder: string,
  table: string,
  passphrase: string,
  expected: { rows: number; sha256: string },
) {
  const text = await decrypt(readFileSync(encryptedFile(folder, table)), passphrase);
  const lines = text.split('\n').slice(0, -1);
  await checkLines(table, lines, expected);
  return lines;
}

function parseManifest(text: string): Manifest {
  try {
    return Manifest.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error('manifest.json is damaged, or of another version of this program.', { cause });
  }
}
