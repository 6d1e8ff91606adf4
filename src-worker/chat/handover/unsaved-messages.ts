import type { SessionStorage, Unsaved, UnsavedTurn } from '../session-storage.ts';
import type { MessageRow } from '../store.ts';
import { byTime } from './transcript.ts';

const unsavedPrefix = 'unsaved:';
const refusedPrefix = 'refused:';
const turnPrefix = 'turn:';
const prefixes = [unsavedPrefix, refusedPrefix, turnPrefix] as const;

/** D1 allows 2,000,000 bytes a value, and half a minute for a statement. */
const maxRows = 100;
const maxBytes = 500_000;

const maxRefusals = 3;

const maxShown = 200;

export function addUnsaved(kv: SessionStorage, message: MessageRow, refusals = 0): void {
  kv.put(`${unsavedPrefix}${keyOf(message)}`, { message, refusals });
}

export function nextUnsaved(kv: SessionStorage, last?: MessageRow): MessageRow[] {
  const startAfter = last && unsavedPrefix + keyOf(last);
  const part: MessageRow[] = [];
  let bytes = 0;
  for (const { message } of list(kv, unsavedPrefix, { limit: maxRows, ...(startAfter && { startAfter }) })) {
    bytes += new TextEncoder().encode(JSON.stringify(message)).length;
    if (part.length > 0 && bytes > maxBytes) break;
    part.push(message);
  }
  return part;
}

export function removeUnsaved(kv: SessionStorage, messages: MessageRow[]): void {
  for (const message of messages) kv.delete(`${unsavedPrefix}${keyOf(message)}`);
}

export function refuse(kv: SessionStorage, message: MessageRow): number {
  const key = keyOf(message);
  const refusals = (kv.get(`${unsavedPrefix}${key}`)?.refusals ?? 0) + 1;
  removeUnsaved(kv, [message]);
  if (refusals < maxRefusals) addUnsaved(kv, message, refusals);
  else kv.put(`${refusedPrefix}${key}`, { message, refusals });
  return refusals;
}

export function retryRefused(kv: SessionStorage): void {
  for (const { message } of list(kv, refusedPrefix)) {
    kv.delete(`${refusedPrefix}${keyOf(message)}`);
    addUnsaved(kv, message, maxRefusals - 1);
  }
}

export function deleteUnsavedBefore(kv: SessionStorage, time: string): number {
  let deleted = 0;
  for (const prefix of prefixes) {
    for (const { message } of list(kv, prefix, { end: prefix + time })) {
      kv.delete(`${prefix}${keyOf(message)}`);
      deleted += 1;
    }
  }
  return deleted;
}

export function oldestUnsaved(kv: SessionStorage): MessageRow | undefined {
  return [unsavedPrefix, turnPrefix]
    .flatMap((prefix) => list(kv, prefix, { limit: 1 }))
    .map(({ message }) => message)
    .sort(byTime)[0];
}

export function hasUnsaved(kv: SessionStorage): boolean {
  return prefixes.some((prefix) => list(kv, prefix, { limit: 1 }).length > 0);
}

export function newestUnsaved(kv: SessionStorage): MessageRow[] {
  return [unsavedPrefix, refusedPrefix]
    .flatMap((prefix) => list(kv, prefix, { reverse: true, limit: maxShown }))
    .map(({ message }) => message)
    .sort(byTime);
}

export function addTurn(kv: SessionStorage, turn: UnsavedTurn): void {
  kv.put(`${turnPrefix}${keyOf(turn.message)}`, turn);
}

export function removeTurn(kv: SessionStorage, { message }: UnsavedTurn): void {
  kv.delete(`${turnPrefix}${keyOf(message)}`);
}

export function unsavedTurns(kv: SessionStorage, options: SyncKvListOptions = {}): UnsavedTurn[] {
  return list<UnsavedTurn>(kv, turnPrefix, options);
}

export function rowsOf({ message, answer }: UnsavedTurn): [MessageRow, MessageRow?] {
  return answer ? [message, answer] : [message];
}

function list<Kept extends { message: MessageRow } = Unsaved>(
  kv: SessionStorage,
  prefix: string,
  options: SyncKvListOptions = {},
): Kept[] {
  return [...kv.list<Kept>({ prefix, ...options })].map(([, unsaved]) => unsaved);
}

function keyOf({ timestamp, id }: MessageRow): string {
  return `${timestamp}:${id}`;
}
