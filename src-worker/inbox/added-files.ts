import { sql } from 'drizzle-orm';
import type { StaffAttachment, SubmissionEvent } from '#shared/contracts/conversation.ts';
import { maxConversationFiles } from '#shared/limits.ts';
import { fileMessages } from '#shared/staff-texts/messages.ts';
import { audit } from '../db/audit.ts';
import { database } from '../db/client.ts';
import { insertIf } from '../db/insert-if.ts';
import { attachments, submissionEvents } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import type { Upload } from '../submissions/files/check-cv.ts';
import {
  attachmentOf,
  claimFiles,
  deleteFilesNow,
  discardFile,
  putFile,
  selectAttachment,
  selectAttachments,
} from '../submissions/files/store.ts';
import { selectSubmission } from '../submissions/store.ts';
import { noSuchSubmission } from './notes.ts';

type Row = typeof attachments.$inferSelect;

/** The same file again is the one that is there. */
export async function addFile(
  env: Bindings,
  submissionId: string,
  upload: Upload,
  by: string,
): Promise<{ file: StaffAttachment; created: boolean }> {
  const db = database(env);
  const { createdAt: at, ...file } = await putFile(env, upload, 'conversation');
  const own = sql`(SELECT sha256 FROM attachments WHERE submission_id = ${submissionId} AND entry_id IS NULL)`;
  const isNew = sql`EXISTS (SELECT 1 FROM form_submissions WHERE id = ${submissionId})
    AND ${file.sha256} NOT IN ${own} AND (SELECT count(*) FROM ${own}) < ${maxConversationFiles.count}`;
  const isStored = sql`EXISTS (SELECT 1 FROM attachments WHERE id = ${file.id})`;
  const {
    submission: [submission],
    files,
  } = await transaction(db, {
    stored: insertIf(db, attachments, { ...file, createdAt: at, submissionId }, isNew),
    claimed: claimFiles(db, [file.key]),
    event: insertIf(db, submissionEvents, { submissionId, field: 'file_added', to: file.id, by, at }, isStored),
    submission: selectSubmission(db, submissionId),
    files: selectAttachments(db, submissionId),
  });
  const stored = files.find(({ sha256 }) => sha256 === file.sha256);
  const created = stored?.id === file.id;
  if (!created) await discardFile(env, file.key);
  if (!submission) throw noSuchSubmission();
  if (!stored) throw new ProblemError('validation_failed', { detail: fileMessages.tooMany });
  return { file: { ...staffAttachmentOf(stored), ...(created && { added: { by, at } }) }, created };
}

/** Only what staff have added: the visitor's own files stay. */
export async function removeFile(env: Bindings, id: string, by: string): Promise<void> {
  const db = database(env);
  const at = new Date().toISOString();
  const isAdded = sql`id = ${id} AND EXISTS (SELECT 1 FROM submission_events AS event
    WHERE event.submission_id = attachments.submission_id AND field = 'file_added' AND to_value = ${id})`;
  const submissionId = sql`(SELECT submission_id FROM attachments WHERE id = ${id})`;
  const isThere = sql`EXISTS (SELECT 1 FROM attachments WHERE ${isAdded})`;
  const {
    file: [file],
    removed,
  } = await transaction(db, {
    file: selectAttachment(db, id),
    audited: audit(db, { action: 'attachment_removed', detail: id, by, at }, isThere),
    event: insertIf(db, submissionEvents, { submissionId, field: 'file_removed', from: id, by, at }, isThere),
    removed: db.delete(attachments).where(isAdded).returning({ id: attachments.id }),
  });
  if (!file) throw new ProblemError('not_found', { detail: fileMessages.missing });
  if (removed.length === 0) throw new ProblemError('access_denied', { detail: fileMessages.ofVisitor });
  await deleteFilesNow(env);
}

export function staffAttachmentOf(row: Row, events: SubmissionEvent[] = []): StaffAttachment {
  const added = events.find(({ field, to }) => field === 'file_added' && to === row.id);
  return { ...attachmentOf(row), suspicious: row.suspicious, ...(added && { added: { by: added.by, at: added.at } }) };
}
