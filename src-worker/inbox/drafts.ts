import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { ReplyDraft, ReplyDraftChange } from '#shared/contracts/conversation.ts';
import { conversationMessages } from '#shared/staff-texts/messages.ts';
import { type Database, database } from '../db/client.ts';
import { insertFrom } from '../db/insert-if.ts';
import { formSubmissions, replyDrafts } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { noSuchSubmission } from './notes.ts';

/** The author may write in two browsers: a change names the version that it was based on. */
export async function saveDraft(
  env: Bindings,
  submissionId: string,
  { version, ...texts }: ReplyDraftChange,
  by: string,
): Promise<ReplyDraft> {
  const db = database(env);
  const at = new Date().toISOString();
  const isOwn = and(eq(replyDrafts.submissionId, submissionId), eq(replyDrafts.by, by));
  // A draft that was sent or discarded in another browser is not stored again.
  const isKnown = sql`(${version} IS NULL OR EXISTS (SELECT 1 FROM reply_drafts WHERE ${isOwn}))`;
  const [[saved], [submission]] = await db.batch([
    insertFrom(
      db,
      replyDrafts,
      { ...texts, submissionId, by, at },
      sql`FROM form_submissions WHERE id = ${submissionId} AND ${isKnown}`,
    )
      .onConflictDoUpdate({
        target: [replyDrafts.submissionId, replyDrafts.by],
        set: { ...texts, at },
        setWhere: sql`reply_drafts.written_at = ${version}`,
      })
      .returning(),
    db.select({ id: formSubmissions.id }).from(formSubmissions).where(eq(formSubmissions.id, submissionId)),
  ]);
  if (!submission) throw noSuchSubmission();
  if (!saved) throw new ProblemError('status_changed', { detail: conversationMessages.draftChanged });
  return draftOf(saved);
}

export function deleteDraft(db: Database, submissionId: string, by: string, onlyIf: SQL = sql`true`) {
  return db.delete(replyDrafts).where(and(eq(replyDrafts.submissionId, submissionId), eq(replyDrafts.by, by), onlyIf));
}

export function selectDrafts(db: Database, submissionId: string) {
  return db
    .select()
    .from(replyDrafts)
    .where(and(eq(replyDrafts.submissionId, submissionId), ne(replyDrafts.text, '')))
    .orderBy(asc(replyDrafts.by));
}

/** Colleagues see for so long who is writing. */
const typingDurationMs = 60_000;

export function isBeingWritten({ at }: { at: string }): boolean {
  return Date.parse(at) > Date.now() - typingDurationMs;
}

export function draftOf({ by, at, subject, cc, text, locale }: typeof replyDrafts.$inferSelect): ReplyDraft {
  return { by, at, subject, cc, text, locale };
}
