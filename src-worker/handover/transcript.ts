import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { ChatMessage, HandoverNotice } from '../../src-shared/contracts/chat.ts';
import type { Locale } from '../../src-shared/locales.ts';
import { promisedTime } from '../../src-shared/promised-time.ts';
import { toChatMessage } from '../db/chat-message.ts';
import type { Database } from '../db/client.ts';
import { chatMessages, chatSessions } from '../db/schema.ts';
import { texts } from '../texts.ts';

/** The most messages that a socket gets when it opens: the newest. */
const maxCaughtUp = 200;

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

/** Stores messages that are not stored yet, in the language of the visitor's last one, and keeps the session's language. */
export async function storeMessages(
  db: Database,
  sessionId: string,
  rows: NewMessage[],
  locale: Locale,
): Promise<void> {
  await db.batch([
    db.insert(chatMessages).values(rows).onConflictDoNothing(),
    db.update(chatSessions).set({ locale }).where(eq(chatSessions.sessionId, sessionId)),
  ]);
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

/** A row as the visitor sees it: with the name of the colleague who wrote it, not the address. */
export function toVisitorMessage(row: NewMessage): ChatMessage {
  const { author: _, ...metadata } = row.metadata;
  return toChatMessage({ ...row, metadata });
}
