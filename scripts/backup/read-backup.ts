import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type Folder, folderOf } from './folder.ts';
import { openKey } from './keys.ts';
import { type Lines, lineSum } from './lines.ts';
import { keyFile, Manifest, manifestFile, tableFile } from './manifest.ts';
import { checkObjects, type StoredObject } from './objects.ts';

export interface Backup {
  id: string;
  folder: Folder;
  manifest: Manifest;
  lines(table: string): Lines;
  objects: StoredObject[];
}

export async function readBackup(path: string, passphrases: string[] = []): Promise<Backup> {
  if (!existsSync(manifestFile(path))) {
    throw new Error(`${path} has no manifest.json: it is no backup, or one that was interrupted.`);
  }
  const text = readFileSync(manifestFile(path), 'utf8');
  const manifest = parseManifest(text);
  const folder = manifest.keys === 'encrypted' ? await decryptedFolder(path, passphrases) : folderOf(path);
  for (const [table, expected] of Object.entries(manifest.tables)) {
    const file = tableFile(table);
    if (!folder.has(file)) throw new Error(`${folder.nameOf(file)} is missing.`);
    await checkLines(table, folder.lines(file), expected);
  }
  const objects = await checkObjects(folder, manifest.objects);
  const id = createHash('sha256').update(text).digest('hex');
  return { id, folder, manifest, lines: (table) => folder.lines(tableFile(table)), objects };
}

async function decryptedFolder(path: string, passphrases: string[]): Promise<Folder> {
  if (passphrases.length === 0) throw new Error('This backup is encrypted: give --passphrase-file.');
  if (!existsSync(keyFile(path))) throw new Error('key.age is missing.');
  return folderOf(path, await openKey(readFileSync(keyFile(path)), passphrases));
}

async function checkLines(table: string, lines: Lines, expected: { rows: number; sha256: string }) {
  const sum = lineSum();
  for await (const line of lines) sum.add(line);
  const { rows, sha256 } = sum.result();
  if (rows === expected.rows && sha256 === expected.sha256) return;
  const difference = rows === expected.rows ? 'its hash is another one' : `${rows} rows instead of ${expected.rows}`;
  throw new Error(`The rows of ${table} are damaged: ${difference}.`);
}

function parseManifest(text: string): Manifest {
  try {
    return Manifest.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error('manifest.json is damaged, or of another version of this program.', { cause });
  }
}
