import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Attachment } from '../../src-shared/contracts/submissions.ts';
import type { Database } from '../db/client.ts';
import { attachments, fileDeletions } from '../db/schema.ts';

/** The record of a stored file, before the submission that it belongs to. */
export type NewAttachment = Omit<typeof attachments.$inferSelect, 'submissionId'>;

/** The object is deleted at `dueAt`, an ISO time, unless a record claims it before. */
export function insertFileDeletion(db: Database, key: string, dueAt: string) {
  return db.insert(fileDeletions).values({ key, dueAt });
}

/** Inserts the record if the submission is the one that came with this file, and has no file yet. */
export function insertAttachment(db: Database, file: NewAttachment, submissionId: string, fingerprint: string) {
  return db.insert(attachments).select(sql`
    SELECT ${file.id}, id, ${file.key}, ${file.name}, ${file.type}, ${file.size}, ${file.sha256}, ${Number(file.suspicious)},
      ${file.createdAt}
    FROM form_submissions WHERE id = ${submissionId} AND fingerprint = ${fingerprint}
      AND NOT EXISTS (SELECT 1 FROM attachments WHERE submission_id = ${submissionId})`);
}

/** Keeps an object whose record has been inserted. */
export function claimFile(db: Database, key: string) {
  return db.delete(fileDeletions).where(sql`key = ${key} AND ${hasRecord}`);
}

/** Makes the deletion of an object without a record due at once. */
export function hastenFileDeletion(db: Database, key: string) {
  return db.update(fileDeletions).set({ dueAt: '' }).where(eq(fileDeletions.key, key));
}

export function selectDueFiles(db: Database, now: string, limit: number) {
  return db
    .select({ key: fileDeletions.key })
    .from(fileDeletions)
    .where(and(lte(fileDeletions.dueAt, now), sql`NOT ${hasRecord}`))
    .orderBy(asc(fileDeletions.dueAt))
    .limit(limit);
}

export function forgetFileDeletions(db: Database, keys: string[]) {
  return db.delete(fileDeletions).where(sql`key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`);
}

export function selectAttachments(db: Database, submissionId: string) {
  return db.select().from(attachments).where(eq(attachments.submissionId, submissionId));
}

export function selectAttachment(db: Database, id: string) {
  return db.select().from(attachments).where(eq(attachments.id, id)).limit(1);
}

const hasRecord = sql`EXISTS (SELECT 1 FROM attachments WHERE attachments.key = file_deletions.key)`;

/** A row as JSON. */
export function attachmentOf({ id, name, size, type }: NewAttachment): Attachment {
  return { id, name, size, type };
}
