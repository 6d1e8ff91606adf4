import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { isMailbox } from '../../db/mailbox.ts';
import { attachments, conversationEntries, formSubmissions, replyDrafts } from '../../db/schema.ts';
import { conversationSearchText, maxConversationText } from '../../db/search-text.ts';
import { isAddress } from './store.ts';

const maxConversations = 20;
const maxCharacters = 600_000;

export function mailsInOthersConversations(db: Database, email: string) {
  const { formType, submittedAt, lastChangeAt, status, stage } = formSubmissions;
  return db
    .select({
      entry: getTableColumns(conversationEntries),
      submission: { formType, submittedAt, lastChangeAt, status, stage },
      demoEnd: demoEnd.as('demo_end'),
    })
    .from(conversationEntries)
    .innerJoin(formSubmissions, eq(formSubmissions.id, conversationEntries.submissionId))
    .where(sql`${isFrom(email)} AND NOT ${isMailbox(formSubmissions.email, email)}`)
    .orderBy(conversationEntries.at, conversationEntries.seq);
}

const demoEnd = sql<string | null>`(SELECT max(ends_at) FROM bookings
  WHERE bookings.submission_id = form_submissions.id AND bookings.status <> 'cancelled')`;

interface RemainingWords {
  id: string;
  lastSeq: number;
  text: string;
}

export async function wordsWithout(db: Database, email: string): Promise<RemainingWords[]> {
  const theirs = sql`(SELECT DISTINCT submission_id FROM conversation_entries WHERE ${isFrom(email)} LIMIT ${maxConversations})`;
  const rows = await db.all<{ id: string; text: string; lastSeq: number }>(sql`
    SELECT submission_id AS id, text, lastSeq FROM (
      SELECT submission_id, text, seq, max(seq) OVER (PARTITION BY submission_id) AS lastSeq,
        kind <> 'sent' AND NOT (${isFrom(email)}) AS found,
        sum(length(text)) OVER (PARTITION BY submission_id ORDER BY seq DESC) - length(text) AS newer
      FROM conversation_entries WHERE submission_id IN ${theirs}
    ) WHERE found AND newer < ${maxConversationText} ORDER BY seq DESC`);
  let characters = 0;
  return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, entries]) => {
    const text = conversationSearchText(entries.map((entry) => entry.text));
    characters += text.length;
    return characters <= maxCharacters ? [{ id, lastSeq: entries[0]!.lastSeq, text }] : [];
  });
}

/**
 * Runs before `eraseMails` and after the address's own submissions. If an entry was added meanwhile, older words can no
 * longer be found.
 */
export function forgetWords(db: Database, email: string, remaining: RemainingWords[], onlyIf: SQL) {
  const lastSeq = sql`(SELECT max(seq) FROM conversation_entries WHERE submission_id = form_submissions.id)`;
  return db
    .update(formSubmissions)
    .set({
      conversationText: sql`coalesce((SELECT value ->> 'text' FROM json_each(${JSON.stringify(remaining)})
        WHERE value ->> 'id' = form_submissions.id AND value ->> 'lastSeq' = ${lastSeq}), '')`,
    })
    .where(sql`id IN (SELECT submission_id FROM conversation_entries WHERE ${isFrom(email)}) AND ${onlyIf}`);
}

export function eraseMails(db: Database, email: string, onlyIf: SQL) {
  return db
    .update(conversationEntries)
    .set({ text: '', by: '', subject: null, quoted: null, files: [], messageId: null, doubts: null })
    .where(sql`${isFrom(email)} AND ${onlyIf}`)
    .returning({ id: conversationEntries.id });
}

/** A reply in which the address was in copy keeps its other addresses. */
export function forgetCopies(db: Database, email: string, onlyIf: SQL) {
  const others = sql`(SELECT json_group_array(value) FROM json_each(cc) WHERE NOT ${isMailbox(sql`value`, email)})`;
  return db
    .update(conversationEntries)
    .set({ cc: sql`nullif(${others}, '[]')` })
    .where(sql`cc IS NOT NULL AND EXISTS (SELECT 1 FROM json_each(cc) WHERE ${isMailbox(sql`value`, email)})
      AND ${onlyIf}`);
}

export function forgetDraftCopies(db: Database, email: string, onlyIf: SQL) {
  return db
    .update(replyDrafts)
    .set({ cc: null })
    .where(sql`instr(lower(cc), ${email.toLowerCase()}) > 0 AND ${onlyIf}`);
}

/** Runs before `eraseMails`, which removes the sender. */
export function deleteFilesFrom(db: Database, email: string, onlyIf: SQL) {
  return db
    .delete(attachments)
    .where(sql`entry_id IN (SELECT id FROM conversation_entries WHERE ${isFrom(email)}) AND ${onlyIf}`);
}

function isFrom(email: string): SQL {
  return sql`kind = 'received' AND ${isAddress(conversationEntries.by, email)}`;
}
