import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { ChatMessage, HandoverNotice } from '../../src-shared/contracts/chat.ts';
import type { Locale } from '../../src-shared/locales.ts';
import { promisedTime } from '../../src-shared/promised-time.ts';
import { toChatMessage } from '../db/chat-message.ts';
import type { Database } from '../db/client.ts';
import { chatMessages } from '../db/schema.ts';
import { texts } from '../texts.ts';

/** The most messages that a socket gets when it opens: the newest. */
const maxCaughtUp = 200;

/** In one value of the object's storage, which takes 2 MB. */
const maxIds = 10_000;

export type NewMessage = Omit<typeof chatMessages.$inferSelect, 'seq'>;

const isOfPeople = sql`(metadata ->> '$.author' IS NOT NULL OR metadata ->> '$.toPerson' OR metadata ->> '$.notice' IS NOT NULL)`;

const plain = { confidence: null, suggestedActions: [] };

/** What a visitor wrote, or with a `colleague` a person. `at` is in milliseconds. */
export function personMessage(
  sessionId: string,
  { id, text, at }: { id: string; text: string; at: number },
  colleague?: { by: string; name: string },
): NewMessage {
  const author = colleague ? { author: colleague.by, name: colleague.name } : { toPerson: true as const };
  const timestamp = new Date(at).toISOString();
  return { id, sessionId, message: text, isBot: false, timestamp, metadata: { ...plain, ...author } };
}

/** A line that tells of a change, in the visitor's language. */
export function noticeMessage(sessionId: string, notice: HandoverNotice, locale: Locale, at: number): NewMessage {
  const timestamp = new Date(at).toISOString();
  const message = noticeText(notice, timestamp, locale);
  return { id: crypto.randomUUID(), sessionId, message, isBot: true, timestamp, metadata: { ...plain, notice } };
}

function noticeText({ kind, name = '', nextTime }: HandoverNotice, at: string, locale: Locale): string {
  const { notices, when } = texts[locale].handover;
  switch (kind) {
    case 'waiting':
    case 'cancelled':
      return notices[kind];
    case 'promised':
    case 'sent':
      return notices[kind](when(promisedTime(nextTime ?? at, at, locale)));
    default:
      return notices[kind](name);
  }
}

/** What people and the hand-over wrote in a session since an ISO time: the newest, oldest first. */
export async function messagesSince(db: Database, sessionId: string, since: string): Promise<NewMessage[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.sessionId, sessionId), gte(chatMessages.timestamp, since), isOfPeople))
    .orderBy(desc(chatMessages.timestamp), desc(chatMessages.seq))
    .limit(maxCaughtUp);
  return rows.reverse();
}

/** Stored messages with those that were not saved when `unsaved` was read. */
export function withUnsaved(stored: NewMessage[], unsaved: NewMessage[]): NewMessage[] {
  const known = new Set(stored.map(({ id }) => id));
  return [...stored, ...unsaved.filter(({ id }) => !known.has(id))].sort(byTime);
}

export function byTime(a: NewMessage, b: NewMessage): number {
  return a.timestamp < b.timestamp ? -1 : a.timestamp > b.timestamp ? 1 : 0;
}

/** The ids of the messages of a session: the newest. */
export async function idsOf(db: Database, sessionId: string): Promise<string[]> {
  const rows = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(eq(chatMessages.sessionId, sessionId))
    .orderBy(desc(chatMessages.timestamp), desc(chatMessages.seq))
    .limit(maxIds);
  return rows.map(({ id }) => id);
}

/** A row as the visitor sees it: with the name of the colleague who wrote it, not the address. */
export function toVisitorMessage(row: NewMessage): ChatMessage {
  const { author: _, ...metadata } = row.metadata;
  return toChatMessage({ ...row, metadata });
}
