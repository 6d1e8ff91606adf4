import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { insertFileDeletion, type NewAttachment } from './store.ts';
import type { Upload } from './upload.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Stores a file's content. It is deleted after a day unless a record claims it: its deletion is written down first, so that a
 * Worker that dies in between leaves nothing behind. The caller inserts the returned record.
 */
export async function putFile(env: Bindings, { content, ...file }: Upload): Promise<NewAttachment> {
  const now = Date.now();
  const key = `cv/${crypto.randomUUID()}`;
  await insertFileDeletion(database(env), key, new Date(now + day).toISOString());
  await env.FILES.put(key, content, { sha256: file.sha256 });
  return { id: crypto.randomUUID(), key, ...file, size: content.length, createdAt: new Date(now).toISOString() };
}
