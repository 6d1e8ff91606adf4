import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Locale } from '#shared/locales.ts';
import { safeLocalStorage } from '#web/lib/storage.ts';
import { meQuery } from '../../queries.ts';

export interface Draft {
  /** The API stores a reply or a note once per id, so the ids change only after a success. */
  replyId: string;
  noteId: string;
  locale: Locale;
  /** The newest entry when the author began to write. */
  seenUntil?: string | undefined;
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

export type UndoneReply = Pick<Draft, 'subject' | 'cc' | 'text' | 'files'> & { locale?: Locale | undefined };

export type ChangeDraft = (part: Partial<Draft>) => void;

/**
 * Drafts of open composers, by their key in the browser's storage. A reply can be undone after its composer has been
 * closed, or opened again.
 */
const open = new Map<string, Draft>();
const listeners = new Map<string, Set<() => void>>();

function draftOf(key: string, locale: Locale): Draft {
  const openDraft = open.get(key);
  if (openDraft) return openDraft;
  const draft = {
    replyId: crypto.randomUUID(),
    noteId: crypto.randomUUID(),
    locale,
    text: '',
    note: '',
    files: [],
    version: null,
    ...safeLocalStorage.getObject<Draft>(key),
  };
  open.set(key, draft);
  return draft;
}

function changeDraft(key: string, locale: Locale, change: (before: Draft) => Partial<Draft>): void {
  const before = draftOf(key, locale);
  const after = { ...before, ...change(before) };
  const { files, ...stored } = after;
  const isEmpty = !after.text.trim() && !after.note.trim() && !after.subject?.trim();
  if (isEmpty) safeLocalStorage.remove(key);
  else safeLocalStorage.set(key, JSON.stringify(stored));
  const subscribers = listeners.get(key);
  if (subscribers || files.length > 0) open.set(key, after);
  else open.delete(key);
  for (const subscriber of subscribers ?? []) subscriber();
}

function subscribeTo(key: string) {
  return (listener: () => void) => {
    const subscribers = listeners.get(key) ?? new Set();
    listeners.set(key, subscribers.add(listener));
    return () => {
      subscribers.delete(listener);
      if (subscribers.size > 0) return;
      listeners.delete(key);
      if (open.get(key)?.files.length === 0) open.delete(key);
    };
  };
}

/** Colleagues who share a browser do not share their drafts. */
export function useDraft(submissionId: string, locale: Locale) {
  const me = useQuery(meQuery).data?.email.toLowerCase();
  // A typed text must not disappear when the name of its author arrives late.
  const [author] = useState(me);
  const key = ['conversation-draft', author, submissionId].filter(Boolean).join('-');
  const subscribe = useMemo(() => subscribeTo(key), [key]);
  const draft = useSyncExternalStore(subscribe, () => draftOf(key, locale));
  return {
    draft,
    change: (part: Partial<Draft>) => changeDraft(key, locale, () => part),
    /** Puts a reply that was undone before what has been typed since. */
    restore: ({ subject, cc, text, files, locale: written = locale }: UndoneReply) =>
      changeDraft(key, locale, (before) => {
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

export function emptyReply(): Partial<Draft> {
  return { replyId: crypto.randomUUID(), seenUntil: undefined, subject: undefined, cc: undefined, text: '', files: [] };
}
