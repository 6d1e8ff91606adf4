import { maxQuestionsAnHour, undoDurationMs } from '#shared/limits.ts';
import type { Locale } from '#shared/locales.ts';
import { hourLength, minuteLength } from '#shared/time/days.ts';
import { sha256 } from '../db/hash.ts';
import type { Handover } from './handover/state.ts';
import type { Conversation } from './handover/transcript.ts';
import { type ConversationEntry, latestEntries } from './history.ts';
import type { Check } from './rpc.ts';
import type { MessageRow } from './store.ts';

/**
 * The keys of a session's object. Numbers are times in milliseconds. They never change, because a running session
 * survives a deploy.
 */
interface Stored {
  startedAt: number;
  /** The conversation that a reset at `at` has deleted, until it can no longer be undone. */
  forgotten: { startedAt: number; history: ConversationEntry[]; at: string };
  /** Set once the visitor has passed Turnstile. */
  checked: true;
  history: ConversationEntry[];
  conversation: Conversation;
  lastQuestion: string;
  handover: Handover;
  /** The ISO time of the last state change. */
  changedAt: string;
  /** The latest change that the desk has not received. */
  deskOutdated: number;
  /** Its people have no sockets. */
  isWhatsapp: true;
  lastAt: number;
  expiresAt: number;
  sentAt: number[];
  [frames: `frames:${string}`]: number[];
  [messages: `messages:${string}`]: number[];
  /** Null for an id that was not given by a person. */
  [id: `id:${string}`]: Written | null;
  /** The ids in the database, which an expired object no longer has. */
  earlierIds: string[];
  [unsaved: `unsaved:${string}`]: Unsaved;
  [refused: `refused:${string}`]: Unsaved;
  [turn: `turn:${string}`]: UnsavedTurn;
}

interface Written {
  author: string;
  textHash: string;
  at: number;
}

export interface Unsaved {
  message: MessageRow;
  refusals: number;
}

/** A visitor's message, with Joe's answer unless it was stopped. */
export interface UnsavedTurn {
  message: MessageRow;
  answer?: MessageRow;
  language: Locale;
}

export interface SessionStorage extends Pick<SyncKvStorage, 'list'> {
  get<Key extends keyof Stored>(key: Key): Stored[Key] | undefined;
  put<Key extends keyof Stored>(key: Key, value: Stored[Key]): void;
  delete(key: keyof Stored): boolean;
}

export function historyIn(kv: SessionStorage): ConversationEntry[] {
  return kv.get('history') ?? [];
}

export function remember(kv: SessionStorage, ...entries: ConversationEntry[]): void {
  kv.put('history', latestEntries([...historyIn(kv), ...entries]));
}

export function noteStart(kv: SessionStorage, at: number): void {
  if (kv.get('startedAt') !== undefined) return;
  kv.put('startedAt', at);
  kv.delete('forgotten');
}

/** With the time of a reset, it can be undone. */
export function forgetConversation(kv: SessionStorage, at?: string): void {
  const startedAt = kv.get('startedAt');
  if (at === undefined) kv.delete('forgotten');
  else if (startedAt !== undefined) kv.put('forgotten', { startedAt, history: historyIn(kv), at });
  kv.delete('history');
  kv.delete('startedAt');
}

/** A request may be on its way for this long. */
const slowRequest = 5_000;

/** @returns the time of the reset that is undone; undefined if it is too late, or another conversation has begun */
export function restoreConversation(kv: SessionStorage): string | undefined {
  const forgotten = kv.get('forgotten');
  kv.delete('forgotten');
  if (!forgotten || Date.now() - Date.parse(forgotten.at) > undoDurationMs + slowRequest) return undefined;
  kv.put('startedAt', forgotten.startedAt);
  kv.put('history', forgotten.history);
  return forgotten.at;
}

export function passesCheck(kv: SessionStorage, check: Check | undefined): boolean {
  if (check === 'passed') kv.put('checked', true);
  return check !== 'open' || kv.get('checked') === true;
}

export function handoverIn(kv: SessionStorage): Handover {
  return kv.get('handover') ?? { state: 'bot' };
}

/** Always later than the time before, so that messages keep their order. */
export function nextTime(kv: SessionStorage): number {
  const at = Math.max(Date.now(), (kv.get('lastAt') ?? 0) + 1);
  kv.put('lastAt', at);
  return at;
}

export const limits = {
  questions: { max: maxQuestionsAnHour, window: hourLength },
  frames: { max: 120, window: minuteLength },
  messages: { max: 20, window: minuteLength },
} as const;

/** The count is stored, because an idle object loses its memory. @returns the milliseconds to wait if the limit is reached */
export function count(
  kv: SessionStorage,
  key: 'sentAt' | `frames:${string}` | `messages:${string}`,
  { max, window }: (typeof limits)[keyof typeof limits],
): number | undefined {
  const now = Date.now();
  const recent = (kv.get(key) ?? []).filter((at) => at > now - window);
  const [oldest] = recent;
  if (oldest !== undefined && recent.length >= max) return oldest + window - now;
  kv.put(key, [...recent, now]);
  return undefined;
}

export function noteId(kv: SessionStorage, id: string, written?: { author: string; text: string; at: number }): void {
  kv.put(`id:${id}`, written ? { author: written.author, textHash: sha256(written.text), at: written.at } : null);
}

export function isIdUsed(kv: SessionStorage, id: string): boolean {
  return kv.get(`id:${id}`) !== undefined || (kv.get('earlierIds') ?? []).includes(id);
}

/** @returns when the same author sent the same text with this id */
export function sentAt(kv: SessionStorage, message: { id: string; text: string }, author: string): number | undefined {
  const written = kv.get(`id:${message.id}`);
  return written?.author === author && written.textHash === sha256(message.text) ? written.at : undefined;
}
