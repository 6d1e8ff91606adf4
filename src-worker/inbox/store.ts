import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { emailKinds } from '../../src-shared/email-kinds.ts';
import type { Database } from '../db/client.ts';
import { conversationEntries, emails, formSubmissions } from '../db/schema.ts';
import { conversationSearchText, maxConversationText } from '../search/search-text.ts';
import type { EntryRow } from './entry.ts';

/** What the site sends a visitor by itself. */
const automaticKinds = emailKinds.filter((kind) => kind !== 'staff_reply' && !kind.endsWith('_notification'));

/** The entries of a conversation that are shown: the newest. */
const maxShown = 500;

export type NewEntry = Omit<
  EntryRow,
  'seq' | 'locale' | 'subject' | 'quoted' | 'files' | 'messageId' | 'automatic' | 'doubts' | 'emailStatus'
> &
  Partial<EntryRow>;

/** Inserts entries that are not stored yet, while `onlyIf` holds; returns those that it inserted. */
export function insertEntries(db: Database, entries: NewEntry[], onlyIf: SQL = sql`true`) {
  return db
    .insert(conversationEntries)
    .select(sql`
      SELECT NULL, value ->> 'id', value ->> 'submissionId', value ->> 'kind', value ->> 'text', value ->> 'by', value ->> 'at',
        value ->> 'subject', value ->> 'locale', value ->> 'quoted', value -> 'files', value ->> 'messageId',
        coalesce(value ->> 'automatic', 0), value -> 'doubts', CASE value ->> 'kind' WHEN 'sent' THEN 'queued' END
      FROM json_each(${JSON.stringify(entries)})
      WHERE EXISTS (SELECT 1 FROM form_submissions WHERE id = value ->> 'submissionId') AND ${onlyIf}`)
    .onConflictDoNothing()
    .returning();
}

/** The newest entries of a conversation, newest first. */
export function selectConversation(db: Database, submissionId: string) {
  return db
    .select()
    .from(conversationEntries)
    .where(eq(conversationEntries.submissionId, submissionId))
    .orderBy(desc(conversationEntries.seq))
    .limit(maxShown);
}

export function selectEntry(db: Database, id: string) {
  return db.select().from(conversationEntries).where(eq(conversationEntries.id, id)).limit(1);
}

/** Whether a mail was sent or received in a conversation after the entry `lastSeen`; null stands for its beginning. */
export function newerMail(submissionId: string, lastSeen: string | null): SQL {
  return sql`EXISTS (SELECT 1 FROM conversation_entries WHERE submission_id = ${submissionId} AND kind <> 'note'
    AND seq > coalesce((SELECT seq FROM conversation_entries WHERE id = ${lastSeen}), 0))`;
}

/** The newest entry that is a mail. */
export function selectNewestMail(db: Database, submissionId: string) {
  const { kind, seq } = conversationEntries;
  return db
    .select()
    .from(conversationEntries)
    .where(and(eq(conversationEntries.submissionId, submissionId), ne(kind, 'note')))
    .orderBy(desc(seq))
    .limit(1);
}

/** Of a row of `form_submissions`: the time of the visitor's first answer after our last mail; null without one. */
export const unansweredSince = sql`(SELECT min(written_at) FROM conversation_entries AS received
  WHERE received.submission_id = form_submissions.id AND kind = 'received' AND automatic = 0
    AND seq > coalesce((SELECT max(seq) FROM conversation_entries AS sent
      WHERE sent.submission_id = form_submissions.id AND kind = 'sent'), 0))`;

/** The mails that the site has sent by itself to the visitor of a submission, in no order. */
export function selectAutomaticMails(db: Database, submissionId: string) {
  return db
    .select()
    .from(emails)
    .where(and(eq(emails.submissionId, submissionId), inArray(emails.kind, automaticKinds)));
}

/** Lets the search find a submission by what was noted or received, if this very entry is stored. The oldest words give way to it. */
export function addSearchText(
  db: Database,
  { id, submissionId, text, at }: Pick<NewEntry, 'id' | 'submissionId' | 'text' | 'at'>,
) {
  return db
    .update(formSubmissions)
    .set({
      conversationText: sql`substr(${conversationSearchText([text])} || ' ' || conversation_text, 1, ${maxConversationText})`,
    })
    .where(sql`id = ${submissionId}
      AND EXISTS (SELECT 1 FROM conversation_entries WHERE id = ${id} AND written_at = ${at})`);
}
