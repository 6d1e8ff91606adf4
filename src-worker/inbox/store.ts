import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { ConversationEntry } from '#shared/contracts/conversation.ts';
import type { NextStep, StaffSubmission } from '#shared/contracts/inbox.ts';
import { newestShown } from '#shared/limits.ts';
import type { Database } from '../db/client.ts';
import { insertEach } from '../db/insert-if.ts';
import { conversationEntries, emails, formSubmissions } from '../db/schema.ts';
import { conversationSearchText, maxConversationText } from '../db/search-text.ts';
import { keepOf, submissionOf } from '../db/submission-columns.ts';
import { kindsToVisitors } from '../mail/kinds.ts';

export type EntryRow = typeof conversationEntries.$inferSelect;

export function entryOf(row: EntryRow): ConversationEntry {
  const { id, kind, text, by, at, subject, quoted, files, automatic, doubts, emailStatus, undelivered, editedAt } = row;
  const { sendAt, cc } = row;
  const common = { id, kind, text, by, at, ...(cc && { cc }) };
  if (kind === 'note') return { ...common, ...(editedAt && { editedAt }) };
  if (kind === 'sent')
    return {
      ...common,
      subject,
      ...(emailStatus && { emailStatus }),
      ...(undelivered && { undelivered }),
      ...(files && { files }),
      ...(sendAt && { sendAt }),
    };
  return { ...common, subject, quoted, files: files ?? [], automatic, doubts: doubts ?? [] };
}

export type NewEntry = Omit<
  EntryRow,
  | 'seq'
  | 'locale'
  | 'subject'
  | 'quoted'
  | 'files'
  | 'messageId'
  | 'automatic'
  | 'doubts'
  | 'emailStatus'
  | 'undelivered'
  | 'editedAt'
  | 'sendAt'
  | 'cc'
> &
  Partial<EntryRow>;

export function insertEntries(db: Database, entries: NewEntry[], onlyIf: SQL = sql`true`) {
  return insertEach(
    db,
    conversationEntries,
    entries,
    sql`EXISTS (SELECT 1 FROM form_submissions WHERE id = value ->> 'submissionId') AND ${onlyIf}`,
    { emailStatus: sql`CASE value ->> 'kind' WHEN 'sent' THEN 'queued' END` },
  )
    .onConflictDoNothing()
    .returning();
}

/** True if this request stored the entry, and not an earlier one with the same id. */
export function isStored({ id, at }: Pick<NewEntry, 'id' | 'at'>): SQL {
  return sql`EXISTS (SELECT 1 FROM conversation_entries WHERE id = ${id} AND written_at = ${at})`;
}

export function selectConversation(db: Database, submissionId: string) {
  return db
    .select()
    .from(conversationEntries)
    .where(eq(conversationEntries.submissionId, submissionId))
    .orderBy(desc(conversationEntries.seq))
    .limit(newestShown.entries);
}

export function selectEntry(db: Database, id: string) {
  return db.select().from(conversationEntries).where(eq(conversationEntries.id, id)).limit(1);
}

export function newerMail(submissionId: string, seenUntil: string): SQL {
  return sql`EXISTS (SELECT 1 FROM conversation_entries WHERE submission_id = ${submissionId} AND kind <> 'note'
    AND ${isAfter(seenUntil)})`;
}

/** An id that is no entry, such as that of the record, comes before all. */
function isAfter(entryId: string): SQL {
  return sql`seq > coalesce((SELECT seq FROM conversation_entries WHERE id = ${entryId}), 0)`;
}

export function selectAnswerOfColleague(db: Database, submissionId: string, seenUntil: string, by: string) {
  const { kind, seq } = conversationEntries;
  return db
    .select()
    .from(conversationEntries)
    .where(
      and(
        eq(conversationEntries.submissionId, submissionId),
        eq(kind, 'sent'),
        ne(conversationEntries.by, by),
        isAfter(seenUntil),
      ),
    )
    .orderBy(desc(seq))
    .limit(1);
}

export function selectNewestMail(db: Database, submissionId: string) {
  const { kind, seq } = conversationEntries;
  return db
    .select()
    .from(conversationEntries)
    .where(and(eq(conversationEntries.submissionId, submissionId), ne(kind, 'note')))
    .orderBy(desc(seq))
    .limit(1);
}

export function selectAutomaticMails(db: Database, submissionId: string) {
  const kinds = kindsToVisitors().filter((kind) => kind !== 'staff_reply');
  return db
    .select()
    .from(emails)
    .where(and(eq(emails.submissionId, submissionId), inArray(emails.kind, kinds)));
}

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

type Row = typeof formSubmissions.$inferInsert;

export function staffSubmissionOf(row: Row): StaffSubmission {
  return {
    ...submissionOf(row),
    assignee: row.assignee ?? null,
    stage: row.stage ?? null,
    stage_since: row.stage ? (row.stageSince ?? row.submittedAt) : null,
    waiting_since: row.waitingSince ?? null,
    chat_session_id: row.chatSessionId ?? null,
    snoozed_until: row.snoozedUntil ?? null,
    entered_by: row.enteredBy ?? null,
    next_step: nextStepOf(row),
    keep: keepOf(row),
    hidden: row.hiddenAs && row.hiddenAt ? { as: row.hiddenAs, at: row.hiddenAt } : null,
    demo: row.demoAt && row.demoStatus ? { startsAt: row.demoAt, status: row.demoStatus } : null,
  };
}

export function nextStepOf({ nextStep, nextStepDue }: Pick<Row, 'nextStep' | 'nextStepDue'>): NextStep | null {
  return nextStep && nextStepDue ? { text: nextStep, dueOn: nextStepDue } : null;
}
