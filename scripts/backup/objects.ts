import { createHash } from 'node:crypto';
import type { Folder } from './folder.ts';
import type { Bucket } from './site.ts';

export interface StoredObject {
  key: string;
  size: number;
  metadata: { http?: Record<string, string>; custom?: Record<string, string> };
  /** The hash of key, metadata and content, so that a restore notices damage in any of them. */
  sha256: string;
}

const parallel = 8;

const indexFile = 'objects.ndjson';

export async function copyObjects(bucket: Bucket | undefined, folder: Folder, until: Date) {
  const keys = [...(await listObjects(bucket))].filter(([, { uploaded }]) => uploaded <= until).map(([key]) => key);
  const objects = await inParallel(keys, async (key): Promise<StoredObject | undefined> => {
    const object = await bucket!.get(key);
    if (!object) return undefined;
    const content = Buffer.from(await object.arrayBuffer());
    const metadata = JSON.parse(JSON.stringify({ http: object.httpMetadata, custom: object.customMetadata }));
    await folder.write(objectFile(key), content);
    return { key, size: content.length, metadata, sha256: digest(key, metadata, content) };
  });
  const index = objects.filter((object) => object !== undefined);
  await folder.writeLines(
    indexFile,
    index.map((object) => JSON.stringify(object)),
  );
  return { count: index.length, bytes: index.reduce((sum, { size }) => sum + size, 0) };
}

export async function checkObjects(
  folder: Folder,
  expected: { count: number; bytes: number },
): Promise<StoredObject[]> {
  if (!folder.has(indexFile)) throw new Error(`${folder.nameOf(indexFile)} is missing.`);
  const index: StoredObject[] = [];
  for await (const line of folder.lines(indexFile)) index.push(parse(line));
  let bytes = 0;
  for (const { key, metadata, sha256 } of index) {
    if (!folder.has(objectFile(key))) throw new Error(`The object ${key} is missing.`);
    const content = await folder.read(objectFile(key));
    if (digest(key, metadata, content) !== sha256) throw new Error(`The object ${key} is damaged.`);
    bytes += content.length;
  }
  if (index.length !== expected.count || bytes !== expected.bytes) {
    throw new Error(`objects.ndjson has ${index.length} objects, the manifest ${expected.count}.`);
  }
  return index;
}

export async function putObjects(bucket: Bucket | undefined, folder: Folder, objects: StoredObject[]): Promise<void> {
  if (!bucket) return;
  await inParallel(objects, async ({ key, metadata }) => {
    const content = await folder.read(objectFile(key));
    const sha256 = createHash('sha256').update(content).digest('hex');
    await bucket.put(key, content, { sha256, httpMetadata: metadata.http, customMetadata: metadata.custom });
  });
  const stored = await listObjects(bucket);
  const lost = objects.find(({ key, size }) => stored.get(key)?.size !== size);
  if (lost) throw new Error(`The object ${lost.key} is not in the bucket as it is in the backup.`);
}

async function listObjects(bucket: Bucket | undefined): Promise<Map<string, { size: number; uploaded: Date }>> {
  const objects = new Map<string, { size: number; uploaded: Date }>();
  for (let cursor: string | undefined, isLast = !bucket; !isLast; ) {
    const page = await bucket!.list({ cursor });
    for (const { key, size, uploaded } of page.objects) objects.set(key, { size, uploaded });
    if (page.truncated) cursor = page.cursor;
    else isLast = true;
  }
  return objects;
}

export async function inParallel<Item, Result>(
  items: Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let first = 0; first < items.length; first += parallel) {
    results.push(...(await Promise.all(items.slice(first, first + parallel).map(work))));
  }
  return results;
}

function objectFile(key: string): string {
  const name = encodeURIComponent(key);
  const isName = name.length <= 200 && !name.startsWith('.');
  return `objects/${isName ? name : createHash('sha256').update(key).digest('hex')}`;
}

function digest(key: string, metadata: StoredObject['metadata'], content: Uint8Array): string {
  return createHash('sha256')
    .update(`${JSON.stringify([key, metadata])}\n`)
    .update(content)
    .digest('hex');
}

function parse(line: string): StoredObject {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new Error('objects.ndjson is damaged.', { cause });
  }
}
