import { and, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { ConversationEntry } from '../../src-shared/contracts/inbox.ts';
import { type Database, database } from '../db/client.ts';
import { replyDrafts } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { addSearchText, entryOf, insertEntries, selectEntry } from './store.ts';

export async function addNote(
  env: Bindings,
  submissionId: string,
  { id = crypto.randomUUID(), text }: { id?: string | undefined; text: string },
  by: string,
): Promise<ConversationEntry> {
  const db = database(env);
  const entry = { id, submissionId, kind: 'note' as const, text, by, at: new Date().toISOString() };
  const [, , [stored]] = await db.batch([insertEntries(db, [entry]), addSearchText(db, entry), selectEntry(db, id)]);
  if (!stored) throw noSuchSubmission();
  const same = stored.submissionId === submissionId && stored.kind === 'note' && stored.text === text;
  if (!same) throw new ProblemError('id_already_used');
  return entryOf(stored);
}

export function noSuchSubmission(): ProblemError {
  return new ProblemError('not_found', { detail: 'There is no such submission.' });
}

const noticeDuration = 60_000;

export async function noteDraft(env: Bindings, submissionId: string, by: string): Promise<void> {
  const db = database(env);
  const now = Date.now();
  const at = new Date(now).toISOString();
  const [, stored] = await db.batch([
    db.delete(replyDrafts).where(lt(replyDrafts.at, endedAt(now))),
    db
      .insert(replyDrafts)
      .select(sql`SELECT id, ${by}, ${at} FROM form_submissions WHERE id = ${submissionId}`)
      .onConflictDoUpdate({ target: [replyDrafts.submissionId, replyDrafts.by], set: { at } })
      .returning(),
  ]);
  if (stored.length === 0) throw noSuchSubmission();
}

export function deleteDraft(db: Database, submissionId: string, by: string, onlyIf: SQL = sql`true`) {
  return db.delete(replyDrafts).where(and(eq(replyDrafts.submissionId, submissionId), eq(replyDrafts.by, by), onlyIf));
}

export function selectDrafting(db: Database, submissionId: string, exceptBy: string, now: number = Date.now()) {
  const { by, at } = replyDrafts;
  return db
    .select({ by, at })
    .from(replyDrafts)
    .where(and(eq(replyDrafts.submissionId, submissionId), ne(by, exceptBy), gt(at, endedAt(now))))
    .orderBy(by);
}

function endedAt(now: number): string {
  return new Date(now - noticeDuration).toISOString();
}
