import { desc, eq, sql } from 'drizzle-orm';
import type { ConversationEntry } from '#shared/contracts/conversation.ts';
import { conversationMessages, submissionMessages } from '#shared/staff-texts/messages.ts';
import { type Database, database } from '../db/client.ts';
import { retryOnConflict } from '../db/retry-on-conflict.ts';
import { conversationEntries, formSubmissions } from '../db/schema.ts';
import { conversationSearchText } from '../db/search-text.ts';
import { transaction } from '../db/transaction.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { enqueue, type NewEmail } from '../mail/outbox.ts';
import { mentionMails } from './mentions.ts';
import { addSearchText, type EntryRow, entryOf, insertEntries, selectEntry } from './store.ts';

export async function addNote(
  env: Bindings,
  submissionId: string,
  { id = crypto.randomUUID(), text }: { id?: string | undefined; text: string },
  by: string,
): Promise<{ entry: ConversationEntry; mails: NewEmail[] }> {
  const db = database(env);
  const entry = { id, submissionId, kind: 'note' as const, text, by, at: new Date().toISOString() };
  const mails = await mentionMails(env, entry);
  const isNew = sql`EXISTS (SELECT 1 FROM form_submissions WHERE id = ${submissionId})
    AND NOT EXISTS (SELECT 1 FROM conversation_entries WHERE id = ${id})`;
  const {
    stored: [stored],
  } = await transaction(db, {
    mails: enqueue(db, mails, isNew),
    inserted: insertEntries(db, [entry]),
    searchText: addSearchText(db, entry),
    stored: selectEntry(db, id),
  });
  if (!stored) throw noSuchSubmission();
  const same = stored.submissionId === submissionId && stored.kind === 'note' && stored.text === text;
  if (!same) throw new ProblemError('id_already_used');
  return { entry: entryOf(stored), mails };
}

/** This many entries fill the search text, unless they are very short. */
const searchedEntries = 200;

/** Only the author may change a note. An empty text deletes it. A new entry in between changes the search text. */
export async function changeNote(env: Bindings, id: string, text: string | null, by: string): Promise<EntryRow> {
  const db = database(env);
  return retryOnConflict(
    async () => {
      const [note] = await selectEntry(db, id);
      if (note?.kind !== 'note') throw new ProblemError('not_found', { detail: conversationMessages.noNote });
      if (note.by !== by) throw new ProblemError('access_denied', { detail: conversationMessages.notAuthor });
      const { submissionId } = note;
      const searched = await selectSearched(db, submissionId);
      const newest = sql`(SELECT max(seq) FROM conversation_entries WHERE submission_id = ${submissionId})`;
      const isCurrent = sql`${newest} = ${searched.newest}`;
      const texts = searched.entries.flatMap((entry) => (entry.id === id ? (text ?? []) : entry.text));
      const {
        changed: [changed],
      } = await transaction(db, {
        searchText: db
          .update(formSubmissions)
          .set({ conversationText: conversationSearchText(texts) })
          .where(sql`id = ${submissionId} AND ${isCurrent}`),
        changed:
          text === null
            ? db.delete(conversationEntries).where(sql`id = ${id} AND ${isCurrent}`).returning()
            : db
                .update(conversationEntries)
                .set({ text, editedAt: new Date().toISOString() })
                .where(sql`id = ${id} AND ${isCurrent}`)
                .returning(),
      });
      return changed;
    },
    () => new ProblemError('conversation_changed'),
  );
}

async function selectSearched(db: Database, submissionId: string) {
  const { id, seq, text, kind } = conversationEntries;
  const entries = await db
    .select({ id, seq, text, kind })
    .from(conversationEntries)
    .where(eq(conversationEntries.submissionId, submissionId))
    .orderBy(desc(seq))
    .limit(searchedEntries);
  return { newest: entries[0]?.seq ?? 0, entries: entries.filter((entry) => entry.kind !== 'sent') };
}

export function noSuchSubmission(): ProblemError {
  return new ProblemError('not_found', { detail: submissionMessages.missing });
}
