/** What a conversation consists of: notes of staff, and mails. */
export const entryKinds = ['note', 'sent', 'received'] as const;
export type EntryKind = (typeof entryKinds)[number];
