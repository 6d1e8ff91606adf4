import { Buffer } from 'node:buffer';
import { type SQL, sql } from 'drizzle-orm';
import type { ListedFile } from '#shared/contracts/conversation.ts';
import { maxConversationFiles } from '#shared/limits.ts';
import type { Database } from '../db/client.ts';
import { insertEach } from '../db/insert-if.ts';
import { attachments } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { SendFailure } from '../mail/delivery-budget.ts';
import type { Attachment } from '../mail/transport.ts';
import type { Upload } from '../submissions/files/check-cv.ts';
import { checkFile } from '../submissions/files/check-file.ts';
import { claimFiles, discardFile, type NewAttachment, putFile } from '../submissions/files/store.ts';
import type { NewEntry } from './store.ts';

export interface GivenFile {
  name: string;
  type: string;
  content: Uint8Array;
}

export function checkFiles(files: GivenFile[]): (Upload | undefined)[] {
  let remaining: number = maxConversationFiles.bytes;
  let count = 0;
  return files.map(({ name, content }) => {
    if (content.byteLength > remaining || count === maxConversationFiles.count) return undefined;
    const upload = checkFile(Buffer.from(content.buffer, content.byteOffset, content.byteLength), name);
    if (!upload) return undefined;
    count++;
    remaining -= content.byteLength;
    return upload;
  });
}

export async function putFiles(env: Bindings, uploads: Upload[]): Promise<NewAttachment[]> {
  const stored: NewAttachment[] = [];
  for (const upload of uploads) stored.push(await putFile(env, upload, 'conversation'));
  return stored;
}

/** Those of an entry that was not stored, such as one about a person who was erased meanwhile. */
export async function discardFiles(env: Bindings, files: NewAttachment[]): Promise<void> {
  for (const { key } of files) await discardFile(env, key);
}

export function listedFile({ id, name, size, type, suspicious }: NewAttachment): ListedFile {
  return { id, name, size, type, ...(suspicious && { suspicious }) };
}

/** These statements follow the entry in its transaction. */
export function attachToEntry(db: Database, files: NewAttachment[], { id, submissionId, at }: NewEntry) {
  const isStored = sql`EXISTS (SELECT 1 FROM conversation_entries WHERE id = ${id} AND written_at = ${at})`;
  const hasNone = sql`NOT EXISTS (SELECT 1 FROM attachments WHERE entry_id = ${id})`;
  return [
    insertEach(
      db,
      attachments,
      files.map((file) => ({ ...file, submissionId, entryId: id })),
      sql`${isStored} AND ${hasNone}`,
    ),
    claimFiles(
      db,
      files.map(({ key }) => key),
    ),
  ] as const;
}

export function selectEntryFiles(db: Database, entryIds: SQL) {
  const { entryId, key, name, type } = attachments;
  return db.select({ entryId, key, name, type }).from(attachments).where(sql`entry_id IN ${entryIds}`);
}

export type EntryFile = Pick<NewAttachment, 'key' | 'name' | 'type'>;

export async function loadEntryFiles(env: Bindings, files: EntryFile[]): Promise<Attachment[]> {
  const loaded: Attachment[] = [];
  for (const { key, name, type } of files) {
    const object = await env.FILES?.get(key);
    if (!object) throw new SendFailure('rejected', 'A file of this email is gone');
    loaded.push({ filename: name, type, content: new Uint8Array(await object.arrayBuffer()) });
  }
  return loaded;
}
