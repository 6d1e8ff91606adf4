import type { ConversationEntry } from '../../src-shared/contracts/inbox.ts';
import type { conversationEntries } from '../db/schema.ts';

export type EntryRow = typeof conversationEntries.$inferSelect;

/** A row as JSON, for staff. */
export function entryOf(row: EntryRow): ConversationEntry {
  const { id, kind, text, by, at, subject, quoted, files, automatic, doubts, emailStatus } = row;
  const common = { id, kind, text, by, at };
  if (kind === 'note') return common;
  if (kind === 'sent') return { ...common, subject, ...(emailStatus && { emailStatus }) };
  return { ...common, subject, quoted, files: files ?? [], automatic, doubts: doubts ?? [] };
}
