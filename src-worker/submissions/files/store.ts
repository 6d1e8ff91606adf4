import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Attachment } from '#shared/contracts/submissions.ts';
import { dayLength } from '#shared/time/days.ts';
import { type Database, database } from '../../db/client.ts';
import { inJson } from '../../db/in-json.ts';
import { insertIf } from '../../db/insert-if.ts';
import { attachments, fileDeletions } from '../../db/schema.ts';
import type { Bindings } from '../../env.ts';
import { log } from '../../http/log.ts';
import { ProblemError, unavailable } from '../../http/problem.ts';
import type { Upload } from './check-cv.ts';

export type NewAttachment = Omit<typeof attachments.$inferSelect, 'submissionId' | 'entryId'>;

/** The deletion is scheduled first, so that a Worker that dies in between leaves nothing behind. */
export async function putFile(
  env: Bindings,
  { content, ...file }: Upload,
  folder: 'cv' | 'conversation' | 'deck' = 'cv',
): Promise<NewAttachment> {
  const now = Date.now();
  const key = `${folder}/${crypto.randomUUID()}`;
  await insertFileDeletion(database(env), key, new Date(now + dayLength).toISOString());
  await bucketOf(env).put(key, content, { sha256: file.sha256 }).catch(unavailable);
  return { id: crypto.randomUUID(), key, ...file, size: content.length, createdAt: new Date(now).toISOString() };
}

function insertFileDeletion(db: Database, key: string, dueAt: string) {
  return db.insert(fileDeletions).values({ key, dueAt });
}

function bucketOf({ FILES }: Bindings): R2Bucket {
  if (!FILES) throw new ProblemError('not_configured', { cause: 'There is no bucket FILES' });
  return FILES;
}

export function attachFile(db: Database, file: NewAttachment, submissionId: string, fingerprint: string) {
  return [insertAttachment(db, file, submissionId, fingerprint), claimFiles(db, [file.key])] as const;
}

function insertAttachment(db: Database, file: NewAttachment, submissionId: string, fingerprint: string) {
  const isAccepted = sql`EXISTS (SELECT 1 FROM form_submissions WHERE id = ${submissionId} AND fingerprint = ${fingerprint})
    AND NOT EXISTS (SELECT 1 FROM attachments WHERE submission_id = ${submissionId} AND entry_id IS NULL)`;
  return insertIf(db, attachments, { ...file, submissionId }, isAccepted);
}

export function claimFiles(db: Database, keys: string[]) {
  return db.delete(fileDeletions).where(sql`key IN ${inJson(keys)} AND ${hasRecord}`);
}

export async function attachmentsAfter(
  env: Bindings,
  file: NewAttachment,
  { submission, created }: { submission: { id: string }; created: boolean },
): Promise<Attachment[]> {
  if (created) return [attachmentOf(file)];
  const attached = await selectAttachments(database(env), submission.id);
  await discardFile(env, file.key);
  return attached.map(attachmentOf);
}

export async function discardFile(env: Bindings, key: string): Promise<void> {
  try {
    const db = database(env);
    await makeFileDeletionDue(db, key);
    await bucketOf(env).delete(key);
    await forgetFileDeletions(db, [key]);
  } catch (error) {
    log('error', 'file_deletion_failed', { cause: error });
  }
}

export async function deleteFilesNow(env: Bindings): Promise<void> {
  try {
    await deleteDueFiles(env);
  } catch (error) {
    log('error', 'file_deletion_failed', { cause: error });
  }
}

const maxFiles = 100;

export async function deleteDueFiles(env: Bindings, now: number = Date.now()): Promise<void> {
  if (!env.FILES) return;
  const db = database(env);
  const due = await selectDueFiles(db, new Date(now).toISOString(), maxFiles);
  if (due.length === 0) return;
  const keys = due.map(({ key }) => key);
  await env.FILES.delete(keys);
  await forgetFileDeletions(db, keys);
  log('info', 'files_deleted', { files: keys.length });
}

function selectDueFiles(db: Database, now: string, limit: number) {
  return db
    .select({ key: fileDeletions.key })
    .from(fileDeletions)
    .where(and(lte(fileDeletions.dueAt, now), sql`NOT ${hasRecord}`))
    .orderBy(asc(fileDeletions.dueAt))
    .limit(limit);
}

const hasRecord = sql`(EXISTS (SELECT 1 FROM attachments WHERE attachments.key = file_deletions.key)
  OR EXISTS (SELECT 1 FROM whatsapp_messages WHERE file_key = file_deletions.key))`;

function forgetFileDeletions(db: Database, keys: string[]) {
  return db.delete(fileDeletions).where(sql`key IN ${inJson(keys)}`);
}

function makeFileDeletionDue(db: Database, key: string) {
  return db.update(fileDeletions).set({ dueAt: '' }).where(eq(fileDeletions.key, key));
}

export function selectAttachments(db: Database, submissionId: string) {
  return db
    .select()
    .from(attachments)
    .where(and(eq(attachments.submissionId, submissionId), isNull(attachments.entryId)))
    .orderBy(asc(attachments.createdAt), asc(attachments.id));
}

export function selectAttachment(db: Database, id: string) {
  return db.select().from(attachments).where(eq(attachments.id, id)).limit(1);
}

export function attachmentOf({ id, name, size, type }: NewAttachment): Attachment {
  return { id, name, size, type };
}
