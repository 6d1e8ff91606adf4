export const entryKinds = ['note', 'sent', 'received'] as const;
export type EntryKind = (typeof entryKinds)[number];
