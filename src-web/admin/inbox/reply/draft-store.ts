import { useMemo, useSyncExternalStore } from 'react';
import type { Locale } from '#shared/locales.ts';
import { safeLocalStorage } from '#web/lib/storage.ts';

export interface Draft {
  /** The API stores a reply or a note once per id, so the ids change only after a success. */
  replyId: string;
  noteId: string;
  locale: Locale;
  /** Undefined while the author keeps the default. */
  subject?: string;
  cc?: string;
  text: string;
  note: string;
  files: File[];
  /** The version and the texts that the server has, if any. */
  version: string | null;
  saved?: string;
}

export type TakenBack = Pick<Draft, 'subject' | 'cc' | 'text' | 'files'> & { locale?: Locale | undefined };

export type ChangeDraft = (part: Partial<Draft>) => void;

/** Drafts of open composers. A reply can be taken back after its composer has been closed, or opened again. */
const open = new Map<string, Draft>();
const listeners = new Map<string, Set<() => void>>();

function draftOf(submissionId: string, locale: Locale): Draft {
  const known = open.get(submissionId);
  if (known) return known;
  const draft = {
    replyId: crypto.randomUUID(),
    noteId: crypto.randomUUID(),
    locale,
    text: '',
    note: '',
    files: [],
    version: null,
    ...safeLocalStorage.getObject<Draft>(keyOf(submissionId)),
  };
  open.set(submissionId, draft);
  return draft;
}

function changeDraft(submissionId: string, locale: Locale, change: (before: Draft) => Partial<Draft>): void {
  const before = draftOf(submissionId, locale);
  const after = { ...before, ...change(before) };
  const { files, ...stored } = after;
  const isEmpty = !after.text.trim() && !after.note.trim() && !after.subject?.trim();
  if (isEmpty) safeLocalStorage.remove(keyOf(submissionId));
  else safeLocalStorage.set(keyOf(submissionId), JSON.stringify(stored));
  const readers = listeners.get(submissionId);
  if (readers || files.length > 0) open.set(submissionId, after);
  else open.delete(submissionId);
  for (const reader of readers ?? []) reader();
}

function subscribeTo(submissionId: string) {
  return (listener: () => void) => {
    const readers = listeners.get(submissionId) ?? new Set();
    listeners.set(submissionId, readers.add(listener));
    return () => {
      readers.delete(listener);
      if (readers.size > 0) return;
      listeners.delete(submissionId);
      if (open.get(submissionId)?.files.length === 0) open.delete(submissionId);
    };
  };
}

export function useDraft(submissionId: string, locale: Locale) {
  const subscribe = useMemo(() => subscribeTo(submissionId), [submissionId]);
  const draft = useSyncExternalStore(subscribe, () => draftOf(submissionId, locale));
  return {
    draft,
    change: (part: Partial<Draft>) => changeDraft(submissionId, locale, () => part),
    /** Puts a reply that was taken back before what has been typed since. */
    restore: ({ subject, cc, text, files, locale: written = locale }: TakenBack) =>
      changeDraft(submissionId, locale, (before) => {
        const typed = before.text.trim() ? `\n\n${before.text}` : '';
        return {
          replyId: crypto.randomUUID(),
          subject,
          cc,
          text: text + typed,
          locale: written,
          files: [...files, ...before.files],
        };
      }),
  };
}

function keyOf(submissionId: string): string {
  return `conversation-draft-${submissionId}`;
}

export function emptyReply(): Partial<Draft> {
  return { replyId: crypto.randomUUID(), subject: undefined, cc: undefined, text: '', files: [] };
}
